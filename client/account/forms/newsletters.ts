import * as v from 'valibot'
import { newsletters } from '../../content/newsletter.ts'
import { defineForm } from '../../forms/define-form.ts'
import { someOf } from '../../forms/rules.ts'

const none: string[] = []

/** The newsletters that one wants; none is a choice too. */
export const newslettersForm = defineForm({
  name: 'newsletters',
  schema: v.object({ lists: someOf(newsletters) }),
  initial: { lists: none },
})
