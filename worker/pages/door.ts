import type { Door } from '../../client/content/door.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { StrapiError } from '../strapi-error.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage } from './loader.ts'
import { asUnavailable } from './own-page.ts'

/**
 * Who comes to an event, for whoever stands at its door and has its link.
 * @throws SiteError `UnavailableError` while the backend is down.
 */
export async function loadDoor(context: LoadContext): Promise<LoadedPage<'ingang'>> {
  const { query } = context
  const code = mailedCode(query, 'code')
  return {
    props: {
      door: code === null ? null : await opened(context, code),
      code: code ?? '',
      query: (query.get('q') ?? '').slice(0, 100),
      ticket: (query.get('kaart') ?? '').slice(0, 60),
    },
    head: doorHead(context, {
      route: 'ingang',
      title: 'door.title',
      description: 'door.description',
      ...(code === null ? {} : { carried: { code } }),
    }),
  }
}

async function opened({ registrations }: LoadContext, code: string): Promise<Door | null> {
  try {
    return await registrations.door(code)
  } catch (failure) {
    if (failure instanceof StrapiError && failure.status === 404) return null
    throw asUnavailable(failure)
  }
}
