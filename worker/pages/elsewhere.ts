import { defaultLocale } from '../../client/content/locale.ts'
import { type Params, pathTo } from '../../client/href.ts'
import type { RouteName } from '../../client/routes.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext, MovedPage } from './loader.ts'

/**
 * Leads to a document in a language in which it exists: what was not translated is read as it was written.
 * @param asked What `content.languagesOf` gives.
 * @param address Route and parameters for the slug of a language.
 * @throws SiteError `NotFoundError` when it exists in none.
 */
export async function elsewhere(
  asked: ReturnType<LoadContext['content']['languagesOf']>,
  address: (slug: string) => [name: RouteName, params: Params],
): Promise<MovedPage> {
  const languages = await asked
  const original = languages.find((language) => language.locale === defaultLocale) ?? languages[0]
  if (!original) throw new SiteError('NotFoundError')
  return { movedTo: pathTo(original.locale, ...address(original.slug)), status: 302 }
}
