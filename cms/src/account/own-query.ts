import { z } from 'zod'
import { validInput } from '../access/valid-input.ts'
import { type Language, languageOf } from '../mail/site-link.ts'
import type { AccountContext } from './account.ts'

const Query = z.strictObject({ locale: z.enum(['nl', 'en', 'de']).optional() })

/** The language in which an account's own lists name what they are about: that of the query, else of the account. */
export function ownLocale(ctx: AccountContext): Language {
  return validInput(Query, ctx.query).locale ?? languageOf(ctx.state.user.language)
}
