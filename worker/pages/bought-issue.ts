import { mailedCode } from '../accounts/mailed-code.ts'
import type { BoughtIssue } from '../issues/issues.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { StrapiError } from '../strapi-error.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage } from './loader.ts'
import { asUnavailable } from './own-page.ts'

/**
 * An issue that was bought, for who has its code.
 * @throws SiteError `UnavailableError` while the backend is down.
 */
export async function loadBoughtIssue(context: LoadContext): Promise<LoadedPage<'magazines-lezen'>> {
  const code = mailedCode(context.query, 'code')
  return {
    props: { issue: code === null ? null : await bought(context, code) },
    head: doorHead(context, {
      route: 'magazines-lezen',
      title: 'issues.read.title',
      description: 'issues.read.description',
      ...(code === null ? {} : { carried: { code } }),
    }),
  }
}

async function bought({ issues, locale }: LoadContext, code: string): Promise<BoughtIssue | null> {
  try {
    return await issues.byCode(code, locale)
  } catch (failure) {
    if (failure instanceof StrapiError && failure.status === 404) return null
    throw asUnavailable(failure)
  }
}
