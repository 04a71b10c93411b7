import type { FindCompanyProps } from '../../client/pages/find-company/FindCompanyPage.tsx'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { forReader } from './own-page.ts'

const most = 8

/** Finding one's company among those that have a profile, or making a profile for it. */
export function loadFindCompany(
  context: LoadContext,
): Promise<LoadedPage<'account-bedrijf-vinden'> | PageRedirect> {
  return forReader(context, async () => {
    const text = (context.query.get('q') ?? '').trim().slice(0, 100)
    return {
      props: {
        text,
        found: text === '' ? null : await optional('find-company', companies(context, text), []),
        returnTo: context.returnTo,
      },
      head: doorHead(context, {
        route: 'account-bedrijf-vinden',
        title: 'own-company.find.title',
        description: 'own-company.find.intro',
      }),
    }
  })
}

/** The companies that a text may mean, best first. */
async function companies(
  { search, locale }: LoadContext,
  text: string,
): Promise<NonNullable<FindCompanyProps['found']>> {
  const asked = { text, type: 'partner', section: null, tag: null, year: null, order: 'relevance' } as const
  const { hits } = await search.search({ ...asked, locale, page: 1, pageSize: most })
  return hits.items.map(({ title, path }) => ({
    name: title.map((part) => part.text).join(''),
    // A profile's address ends with the company's link.
    link: path.split('/').at(-1) ?? '',
    path,
  }))
}
