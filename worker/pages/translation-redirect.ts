import { defaultLocale } from '../../client/content/locale.ts'
import { type Params, pathTo } from '../../client/href.ts'
import type { RouteName } from '../../client/routes.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import type { MovedPage } from './loader.ts'

/**
 * Redirects to a document in a language in which it exists, if it isn't translated.
 * @param asked The result of `content.languagesOf`.
 * @param address Route and parameters for the slug of a language.
 * @throws SiteError `NotFoundError` if it exists in none.
 */
export async function translationRedirect(
  asked: ReturnType<LoadContext['content']['languagesOf']>,
  address: (slug: string) => [name: RouteName, params: Params],
): Promise<MovedPage> {
  const languages = await asked
  const original = languages.find((language) => language.locale === defaultLocale) ?? languages[0]
  if (!original) throw new SiteError('NotFoundError')
  return { movedTo: pathTo(original.locale, ...address(original.slug)), status: 302 }
}
