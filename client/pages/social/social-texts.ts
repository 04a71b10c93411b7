import type { FormKey } from '../../forms/field-message.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'

/** Props of the page. */
export interface SocialProps {
  /** Why the sign-in through another service failed; `nothing` if none was started. */
  why: FormKey | 'nothing'
  /** Where the reader was going, if known. */
  returnTo: string | null
}

/** The texts of the page. */
export function socialTexts(why: SocialProps['why']): { title: MessageKey; text: MessageKey } {
  if (why === 'nothing') return { title: 'account.social.nothing-title', text: 'account.social.nothing-text' }
  return { title: 'account.social.title', text: why }
}
