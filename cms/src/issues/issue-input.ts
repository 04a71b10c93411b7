import { z } from 'zod'
import { emailAddress } from '../access/valid-input.ts'
import { Billing, OrderInput } from '../orders/order-input.ts'

/** An order for one issue as a form sends it. It names no price, and it is always paid online. */
export const IssueInput = OrderInput.omit({ product: true, payment: true, reference: true }).extend({
  /** Number of the issue. */
  issue: z.int().positive(),
  isOnPaper: z.boolean().default(false),
  billing: Billing.omit({ email: true, attention: true, vatId: true }),
  /** Where the link to read it goes; of an account it is that of the account. */
  email: emailAddress.nullable().default(null),
})

export type IssueInput = z.output<typeof IssueInput>
