import type { LoadContext } from '../loading/load-context.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { forReader, partOf } from './own-page.ts'
import { notTheirs } from './own-vacancies.ts'
import { publicNumber } from './public-number.ts'
import { everyLanguage } from './translations.ts'

/**
 * A vacancy of a company that the reader acts for: its state, figures and log.
 * @throws SiteError `NotFoundError` for every other.
 */
export function loadOwnVacancy(context: LoadContext): Promise<LoadedPage<'jobs-mijn-id'> | PageRedirect> {
  const number = publicNumber(context.params.id)
  return forReader(context, async ({ token }) => {
    const { ownVacancies, query, href, t } = context
    const { card, company, days, lastMonth, sources, acts, isPublished } = await ownVacancies
      .read(token, number)
      .catch(notTheirs)
    const credits = await partOf('own-credits', ownVacancies.credits(token, company.documentId))
    return {
      props: {
        vacancy: card,
        company,
        isPublished,
        days,
        lastMonth,
        sources,
        acts,
        credits,
        isJustSubmitted: query.get('gedaan') === 'ingediend' && card.state === 'submitted',
      },
      head: {
        title: card.title,
        description: t('own-vacancy.description'),
        canonical: href('jobs-mijn-id', { id: number }),
        alternates: everyLanguage('jobs-mijn-id', { id: number }),
        robots: 'noindex',
        structuredData: [],
      },
    }
  })
}
