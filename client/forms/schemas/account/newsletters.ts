import * as v from 'valibot'
import { newsletters } from '../../../content/newsletter.ts'
import { someOf } from '../../rules.ts'

/** The newsletters that one wants; none is a choice too. */
export const newslettersSchema = v.object({ lists: someOf(newsletters) })
