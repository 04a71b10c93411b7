import { departments } from '../../client/content/department.ts'
import { defaultLocale } from '../../client/content/locale.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { askedChoice } from './asked-choice.ts'
import type { LoadedPage } from './loader.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { contactPage, publisherWithContacts } from './structured-data/contact.ts'
import { everyLanguage } from './translations.ts'

/** The editors' page that this page shows: it has the same address, which the table assigns to this route. */
const slug = 'contact'

/** The form on it, also where editors have placed none. */
const form = { kind: 'form', form: 'contact' } as const

/** A form, and contact persons, addresses and hours: composed by the editors, laid out here. */
export async function loadContact({
  query,
  locale,
  content,
  site,
  t,
  href,
}: LoadContext): Promise<LoadedPage<'contact'>> {
  const own = await content.page(slug, locale)
  const page = own ?? (locale === defaultLocale ? null : await content.page(slug, defaultLocale))
  const title = page?.title ?? t('navigation.contact')
  const path = href('contact')
  const { choice: department, ...unknown } = askedChoice(query, 'afdeling', departments)
  return {
    props: {
      page: page && {
        title: page.title,
        intro: page.intro,
        blocks: page.blocks,
        locale: own ? locale : defaultLocale,
      },
      form,
      department,
    },
    ...unknown,
    head: {
      title: page?.seo.title ?? title,
      description: page?.seo.description ?? page?.intro ?? t('meta.contact.description'),
      canonical: path,
      alternates: everyLanguage('contact'),
      picture: page?.seo.picture ?? null,
      ...(page ? { modifiedAt: page.updatedAt } : {}),
      structuredData: [
        contactPage(site, path, title),
        publisherWithContacts(site, page?.blocks ?? []),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: title, path },
        ]),
      ],
    },
  }
}
