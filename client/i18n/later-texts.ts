import type { Locale } from '../content/locale.ts'
import type { TextTree } from './texts.ts'

/** Namespaces that no page includes: they are loaded with a feature, on a press or when idle. */
export type LaterNamespace = 'install' | 'push' | 'saved'

const files = import.meta.glob<{ texts: TextTree }>('./{nl,en,de}/{install,push,saved}.ts')

/**
 * The texts of such a namespace, in one language.
 * @throws whatever a dynamic import throws when they can't be fetched.
 */
export async function laterTexts(locale: Locale, namespace: LaterNamespace): Promise<TextTree> {
  const file = await files[`./${locale}/${namespace}.ts`]?.()
  return file?.texts ?? {}
}
