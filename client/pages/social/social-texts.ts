import type { FormKey } from '../../forms/field-message.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'

/** What the page is given. */
export interface SocialProps {
  /** Why signing in through another service came to nothing; `nothing` where it was never begun. */
  why: FormKey | 'nothing'
  /** Where the reader was going, if that was said. */
  returnTo: string | null
}

/** What the page says. */
export function socialTexts(why: SocialProps['why']): { title: MessageKey; text: MessageKey } {
  if (why === 'nothing') return { title: 'account.social.nothing-title', text: 'account.social.nothing-text' }
  return { title: 'account.social.title', text: why }
}
