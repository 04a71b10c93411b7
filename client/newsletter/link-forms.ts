import * as v from 'valibot'
import { newsletters } from '../content/newsletter.ts'
import { defineForm } from '../forms/define-form.ts'
import { someOf } from '../forms/rules.ts'

// The code or token of a mail stands in the address of the page, never in a field.
const press = { schema: v.object({}), initial: {} }
const none: string[] = []

/** Confirming a sign-up. */
export const confirmNewsletterForm = defineForm({ name: 'confirm-newsletter', ...press })

/** Refusing a sign-up that somebody else made. */
export const refuseNewsletterForm = defineForm({ name: 'refuse-newsletter', ...press })

/** Choosing other newsletters; none is a choice too. */
export const chooseNewslettersForm = defineForm({
  name: 'choose-newsletters',
  schema: v.object({ lists: someOf(newsletters) }),
  initial: { lists: none },
})

/** Ending one newsletter, or all of them. */
export const endNewslettersForm = defineForm({ name: 'end-newsletters', ...press })

/** The name of a form that a link of a newsletter mail opens. */
export type NewsletterFormName =
  | typeof confirmNewsletterForm.name
  | typeof refuseNewsletterForm.name
  | typeof chooseNewslettersForm.name
  | typeof endNewslettersForm.name
