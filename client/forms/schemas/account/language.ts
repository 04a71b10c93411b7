import * as v from 'valibot'
import { locales } from '../../../content/locale.ts'
import { oneOf } from '../../rules.ts'

/** The language of the mails. */
export const languageSchema = v.object({ language: oneOf(locales) })
