import { z } from 'zod'
import { validInput } from '../access/valid-input.ts'
import { type Language, languageOf } from '../mail/site-link.ts'
import type { AccountContext, VisitorContext } from './account.ts'

const Query = z.strictObject({ locale: z.enum(['nl', 'en', 'de']).optional() })

/** The language for titles in an account's own lists: from the query, else from the account. */
export function ownLocale(ctx: AccountContext): Language {
  return askedLocale(ctx)
}

/** The same where a call may come from a stranger, who has none: Dutch then. */
export function askedLocale({ query, state }: Pick<VisitorContext, 'query' | 'state'>): Language {
  return validInput(Query, query).locale ?? languageOf(state.user?.language)
}
