import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'
import { line, optionalLine, optionalPhone } from '../../forms/rules.ts'

/** Characters of a name, a company and a position at most, as the backend keeps them. */
const nameLength = 80
const companyLength = 120

/** What readers say of themselves. */
export const profileForm = defineForm({
  name: 'profile',
  schema: v.object({
    firstName: line(nameLength),
    lastName: line(nameLength),
    phone: optionalPhone,
    company: optionalLine(companyLength),
    jobTitle: optionalLine(companyLength),
  }),
  initial: { firstName: '', lastName: '', phone: '', company: '', jobTitle: '' },
})
