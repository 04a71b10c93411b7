import { german } from './letters/de.ts'
import { english } from './letters/en.ts'
import { dutch } from './letters/nl.ts'
import type { Language } from './site-link.ts'

/**
 * What one mail says. Nothing in it is typed by visitors: otherwise a stranger could send his own words to any address
 * in our name.
 */
interface Letter {
  subject: string
  /** Paragraphs before the button. */
  text: string[]
  button?: string
  /** Paragraphs behind it. */
  after?: string[]
}

export type LetterName =
  | 'confirmation'
  | 'known-account'
  | 'provider-account'
  | 'reset'
  | 'password-changed'
  | 'email-change'
  | 'email-change-notice'
  | 'email-changed'
  | 'activation'
  | 'invitation'
  | 'account-deleted'

/** All letters in one language. */
export interface Letters {
  letters: Record<LetterName, Letter>
  /** Before the address that the button leads to. */
  copyLink: string
  footer: string
}

export const letters: Record<Language, Letters> = { nl: dutch, en: english, de: german }
