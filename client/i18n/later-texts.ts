import type { Locale } from '../content/locale.ts'
import type { TextTree } from './texts.ts'

/** Rooms that no page brings along: they come with what a press or an idle moment loads. */
export type LaterRoom = 'install' | 'push' | 'saved'

const files = import.meta.glob<{ texts: TextTree }>('./{nl,en,de}/{install,push,saved}.ts')

/**
 * The texts of such a room, in one language.
 * @throws whatever a dynamic import throws when they cannot be fetched.
 */
export async function laterTexts(locale: Locale, room: LaterRoom): Promise<TextTree> {
  const file = await files[`./${locale}/${room}.ts`]?.()
  return file?.texts ?? {}
}
