import { z } from 'zod'
import { validInput } from '../access/valid-input.ts'
import { type Language, languageOf } from '../mail/site-link.ts'
import type { AccountContext } from './account.ts'

const Query = z.strictObject({ locale: z.enum(['nl', 'en', 'de']).optional() })

/** The language for titles in an account's own lists: from the query, else from the account. */
export function ownLocale(ctx: AccountContext): Language {
  return validInput(Query, ctx.query).locale ?? languageOf(ctx.state.user.language)
}
