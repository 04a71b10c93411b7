import { magazinePath } from '../../client/components/magazine-path.ts'
import type { MagazineCard } from '../../client/content/magazine.ts'
import { isForAll } from '../access/may-read.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { report } from '../report.ts'
import type { LoadedPage, MovedPage } from './loader.ts'
import { everyIssue } from './magazine-issues.ts'
import { publicNumber } from './public-number.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { issueNodes } from './structured-data/publication.ts'
import { translationRedirect } from './translation-redirect.ts'

/**
 * One issue of the magazine. The id decides; a wrong slug redirects to the right address.
 * @throws SiteError `NotFoundError` if no published issue has the id.
 */
export async function loadMagazine(
  context: LoadContext,
): Promise<LoadedPage<'magazines-id-slug'> | MovedPage> {
  const { params, locale, content, payments, site, t, href } = context
  const number = publicNumber(params.id)
  // Started early; an issue is shown even without its neighbours.
  const issues = everyIssue(context).catch((failure) => {
    report('magazine-neighbours', failure, { magazine: number })
    return []
  })
  const magazine = await content.magazine(number, locale)
  if (!magazine) {
    const languages = content.languagesOf('magazine', number)
    return translationRedirect(languages, (slug) => ['magazines-id-slug', { id: number, slug }])
  }
  const path = magazinePath(magazine)
  if (params.slug !== magazine.slug) return { movedTo: path, status: 301 }
  const { seo, cover } = magazine
  return {
    isPerAudience: !isForAll(magazine.access),
    props: {
      // Issues are paid online, so without that none is sold.
      magazine: payments.isOffered ? magazine : { ...magazine, sold: { digital: null, paper: null } },
      ...neighboursOf(number, await issues),
    },
    head: {
      title: seo.title ?? t('meta.magazines.issue', { title: magazine.title, edition: magazine.edition }),
      description: seo.description ?? magazine.intro,
      canonical: seo.canonical ?? path,
      alternates: magazine.translations,
      picture: seo.picture ?? cover,
      robots: seo.noindex ? 'noindex' : 'index',
      modifiedAt: magazine.updatedAt,
      structuredData: [
        ...issueNodes(site, magazine),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('magazines.title'), path: href('magazines') },
          { name: magazine.title, path },
        ]),
      ],
    },
  }
}

/** The issues just before and after one. */
function neighboursOf(
  number: number,
  issues: MagazineCard[],
): { previous: MagazineCard | null; next: MagazineCard | null } {
  const place = issues.findIndex((issue) => issue.number === number)
  if (place < 0) return { previous: null, next: null }
  return { previous: issues[place + 1] ?? null, next: issues[place - 1] ?? null }
}
