import * as v from 'valibot'
import { defineForm } from '../forms/define-form.ts'
import { email, line, optionalLine, optionalPhone } from '../forms/rules.ts'
import { lines } from '../forms/standard-rules.ts'

/** Asks a supplier for information; the address of its profile says which one. */
export const supplierLeadForm = defineForm({
  name: 'supplier-lead',
  schema: v.object({
    /** Slug of the product that it is about; empty for a question about the company. */
    product: optionalLine(200),
    name: line(120),
    email,
    company: line(120),
    phone: optionalPhone,
    message: lines({ max: 5000 }),
  }),
  initial: { product: '', name: '', email: '', company: '', phone: '', message: '' },
  isForStrangers: true,
  keepsDraft: true,
})
