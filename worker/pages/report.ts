import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage } from './loader.ts'
import { publicNumber } from './public-number.ts'

const form = { kind: 'form', form: 'vacancy-report' } as const

/**
 * Reports a vacancy: a page of its own, so that no vacancy carries the code of a form that few need.
 * @throws SiteError `NotFoundError` if no visible vacancy has the number in its query.
 */
export async function loadReport(context: LoadContext): Promise<LoadedPage<'jobs-melden'>> {
  const { query, content, locale } = context
  const number = publicNumber(query.get('vacature') ?? undefined)
  const vacancy = await content.vacancy(number, locale)
  if (!vacancy) throw new SiteError('NotFoundError')
  const { slug, title, employer } = vacancy
  return {
    props: { vacancy: { number, slug, title, locale: vacancy.locale, employer: employer.name }, form },
    head: doorHead(context, {
      route: 'jobs-melden',
      title: 'report.title',
      description: 'report-form.intro',
      carried: { vacature: String(number) },
    }),
  }
}
