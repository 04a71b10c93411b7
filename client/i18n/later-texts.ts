import type { Locale } from '../content/locale.ts'
import type { TextTree } from './texts.ts'

/** Namespaces that are also loaded apart from a page: with a feature, on a press or when idle, or with a part that comes near. */
export type LaterNamespace =
  | 'drafts'
  | 'follows'
  | 'forms'
  | 'install'
  | 'job-alerts'
  | 'newsletter'
  | 'push'
  | 'saved'

const files = import.meta.glob<{ texts: TextTree }>(
  './{nl,en,de}/{drafts,follows,forms,install,job-alerts,newsletter,push,saved}.ts',
)

/**
 * The texts of such a namespace, in one language.
 * @throws whatever a dynamic import throws when they can't be fetched.
 */
export async function laterTexts(locale: Locale, namespace: LaterNamespace): Promise<TextTree> {
  const file = await files[`./${locale}/${namespace}.ts`]?.()
  return file?.texts ?? {}
}
