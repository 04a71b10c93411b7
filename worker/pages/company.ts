import type { CompanyProfile, CompanyProps } from '../../client/components/company/company-props.ts'
import { type CompanySide, hasSide, profileRoutes, sidePath } from '../../client/components/partner-path.ts'
import { defaultLocale, type Locale } from '../../client/content/locale.ts'
import type { Partner } from '../../client/content/partner.ts'
import { pathTo } from '../../client/href.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import type { HeadDraft } from '../render/head-draft.ts'
import type { MovedPage } from './loader.ts'
import { publicSlug } from './public-slug.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { company as companyNode } from './structured-data/company.ts'
import { translationRedirect } from './translation-redirect.ts'
import { withDutch } from './with-dutch.ts'

/** The editors' pages that list the companies; each language has its own slugs. */
const directories: Record<CompanySide, Record<Locale, string>> = {
  supplier: { nl: 'leveranciers', en: 'suppliers', de: 'lieferanten' },
  employer: { nl: 'werkgevers', en: 'employers', de: 'arbeitgeber' },
}

/** A company with what both its profiles show. */
export interface LoadedCompany {
  partner: Partner
  props: CompanyProps
  head: HeadDraft
  /** Its link in a language; editors may choose a different one for each. */
  linkIn: (locale: Locale) => string
}

/**
 * One side of a company. If it only has the other side, redirects there.
 * @throws SiteError `NotFoundError` if no published company has the link.
 */
export async function loadCompany(
  context: LoadContext,
  side: CompanySide,
): Promise<LoadedCompany | MovedPage> {
  const { params, locale, content, href } = context
  const link = publicSlug(params.link)
  const [partner, languages, pages] = await Promise.all([
    content.partner(link, locale),
    content.languagesOf('partner', link),
    optional('company-directory', content.pages(locale), []),
  ])
  if (!partner)
    return translationRedirect(Promise.resolve(languages), (slug) => [profileRoutes[side], { link: slug }])
  const other = side === 'supplier' ? 'employer' : 'supplier'
  if (!hasSide(partner, side)) {
    if (!hasSide(partner, other)) throw new SiteError('NotFoundError')
    return { movedTo: sidePath(partner, other, href), status: 301 }
  }
  const directory = pages.find((page) => page.slug === directories[side][locale])
  const linkIn = (wanted: Locale) =>
    languages.find((language) => language.locale === wanted)?.slug ?? partner.link
  const articles = withDutch(
    locale,
    async (wanted) =>
      (await content.articles({ locale: wanted, partner: linkIn(wanted), page: 1, pageSize: 6 })).items,
    (article) => article.number,
  )
  const isDutch = languages.some((language) => language.locale === defaultLocale)
  const props: CompanyProps = {
    company: profileOf(partner),
    directory: directory ? { title: directory.title, path: href('slug', { slug: directory.slug }) } : null,
    otherSide: hasSide(partner, other) ? sidePath(partner, other, href) : null,
    dutchProfile:
      partner.body.length === 0 && locale !== defaultLocale && isDutch
        ? pathTo(defaultLocale, profileRoutes[side], { link: linkIn(defaultLocale) })
        : null,
    articles: optional(
      'company-articles',
      articles.then((found) => found.slice(0, 6)),
      [],
    ),
  }
  return { partner, props, head: headOf(context, side, partner, props.directory, languages), linkIn }
}

function headOf(
  { site, t, href }: LoadContext,
  side: CompanySide,
  partner: Partner,
  directory: CompanyProps['directory'],
  languages: { locale: Locale; slug: string }[],
): HeadDraft {
  const { name, seo, intro, cover } = partner
  const path = sidePath(partner, side, href)
  const picture = seo.picture ?? cover
  return {
    title: seo.title ?? t(`meta.company.${side}-title`, { name }),
    description: seo.description ?? intro ?? t(`meta.company.${side}-description`, { name }),
    canonical: seo.canonical ?? path,
    alternates: languages.map((language) => ({
      locale: language.locale,
      path: pathTo(language.locale, profileRoutes[side], { link: language.slug }),
    })),
    picture: picture && { src: picture.src, width: picture.width, height: picture.height, alt: picture.alt },
    robots: seo.noindex ? 'noindex' : 'index',
    modifiedAt: partner.updatedAt,
    structuredData: [
      companyNode(site, partner, path),
      breadcrumbs(site, [
        { name: site.name, path: href('home') },
        ...(directory ? [{ name: directory.title, path: directory.path }] : []),
        { name, path },
      ]),
    ],
  }
}

/** The fields that the page shows; the rest stays in the worker. */
export function profileOf({ documentId, translations, seo, updatedAt, ...profile }: Partner): CompanyProfile {
  return profile
}
