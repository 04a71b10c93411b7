import type { OwnApplication } from '../../client/content/application.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { StrapiError } from '../strapi-error.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage } from './loader.ts'
import { asUnavailable } from './own-page.ts'

/**
 * An application, for its candidate. Opening it changes nothing: mail scanners open links too.
 * @throws SiteError `UnavailableError` while the backend is down.
 */
export async function loadApplication(context: LoadContext): Promise<LoadedPage<'sollicitatie'>> {
  const { query } = context
  const code = mailedCode(query, 'code')
  const application = code === null ? null : await linked(context, code)
  return {
    props: { application, isJustSent: query.has('verstuurd') },
    head: doorHead(context, {
      route: 'sollicitatie',
      title: 'application.title',
      description: 'application.intro',
      ...(code === null ? {} : { carried: { code } }),
    }),
  }
}

async function linked({ applications, locale }: LoadContext, code: string): Promise<OwnApplication | null> {
  try {
    return await applications.byLink(code, locale)
  } catch (failure) {
    if (failure instanceof StrapiError && failure.status === 404) return null
    throw asUnavailable(failure)
  }
}
