import { vacancyPath } from '../../client/components/vacancy-path.ts'
import type { Category } from '../../client/content/category.ts'
import { type Locale, locales, type Translation } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import { noFilters } from '../../client/pages/jobs/job-filters.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import { jobsOnPage } from './jobs.ts'
import type { LoadedPage, MovedPage } from './loader.ts'
import { checkPage, pageNumber, pageQuery } from './page-number.ts'
import { neighbours } from './section.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { collectionOf } from './structured-data/collection.ts'

/** Cities with most vacancies, of which the salaries are looked up. */
const salaryPlaces = 6

/**
 * The vacancies of one category. Its slug in another language redirects to the right one.
 * @throws SiteError `NotFoundError` if there is no such category or page.
 */
export async function loadJobCategory({
  params,
  query,
  locale,
  content,
  jobs,
  site,
  t,
  href,
}: LoadContext): Promise<LoadedPage<'jobs-cat-id'> | MovedPage> {
  const page = pageNumber(query)
  const slug = params.id ?? ''
  const all = await Promise.all(
    locales.map(async (language) => ({
      locale: language,
      categories: await content.categories('vacancy', language),
    })),
  )
  const own = all.find((language) => language.locale === locale)?.categories ?? []
  const category = own.find((one) => one.slug === slug)
  if (!category) return inOtherLanguage(slug, locale, all)
  const found = await jobs.search({ ...noFilters, categories: [slug], locale, page, pageSize: jobsOnPage })
  checkPage(found.jobs)
  const places = found.facets.cities.slice(0, salaryPlaces).map(({ name }) => name)
  const salaries = await optional('salaries', jobs.salaries({ locale, category: slug, places }), [])
  const { name, intro, documentId } = category
  const title = t('meta.job-category.title', { name })
  const path = (number: number) => href('jobs-cat-id', { id: slug }, pageQuery(number))
  const languages = translationsOf(documentId, all)
  return {
    props: {
      category: { slug, name, intro },
      jobs: found.jobs,
      cities: found.facets.cities,
      salaries,
      others: own.filter((one) => one !== category).map(({ slug, name, icon }) => ({ slug, name, icon })),
    },
    head: {
      title: page === 1 ? title : t('meta.page', { title, page }),
      description: intro ?? t('meta.job-category.description', { name }),
      canonical: path(page),
      ...neighbours(path, page, found.jobs.pageCount),
      ...(page === 1 ? { alternates: languages } : { languages }),
      robots: found.jobs.total === 0 ? 'noindex' : 'index',
      structuredData: [
        collectionOf(site, title, path(1), found.jobs.items.map(vacancyPath)),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('meta.jobs.name'), path: href('jobs') },
          { name, path: path(1) },
        ]),
      ],
    },
  }
}

interface OfLanguage {
  locale: Locale
  categories: Category[]
}

/** The category with this slug in another language: in this language, or in that one if it isn't translated. */
function inOtherLanguage(slug: string, locale: Locale, all: readonly OfLanguage[]): MovedPage {
  for (const language of all) {
    const known = language.categories.find((one) => one.slug === slug)
    if (!known) continue
    const translations = translationsOf(known.documentId, all)
    const own = translations.find((translation) => translation.locale === locale)
    if (own) return { movedTo: own.path, status: 301 }
    return { movedTo: pathTo(language.locale, 'jobs-cat-id', { id: slug }), status: 302 }
  }
  throw new SiteError('NotFoundError')
}

function translationsOf(documentId: string, all: readonly OfLanguage[]): Translation[] {
  return all.flatMap(({ locale, categories }) =>
    categories
      .filter((one) => one.documentId === documentId)
      .map(({ slug }) => ({ locale, path: pathTo(locale, 'jobs-cat-id', { id: slug }) })),
  )
}
