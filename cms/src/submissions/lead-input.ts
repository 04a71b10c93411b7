import { z } from 'zod'
import { emailAddress, line } from '../access/valid-input.ts'
import { lines, submission } from './submission.ts'

const slug = z.string().min(1).max(200)

/** Who asks. */
const person = {
  name: line(120).min(1),
  email: emailAddress,
  phone: line(40).nullable(),
  company: line(120).nullable(),
  jobTitle: line(120).nullable(),
  message: lines(5000).nullable(),
}

/** A lead as the worker sends it, by what it is about. */
export const Lead = z.discriminatedUnion('kind', [
  z.strictObject({ ...submission, ...person, kind: z.literal('supplier'), link: slug }),
  z.strictObject({ ...submission, ...person, kind: z.literal('product'), slug }),
  z.strictObject({
    ...submission,
    ...person,
    kind: z.literal('whitepaper'),
    number: z.int().positive(),
    /** What was agreed to, to the letter: that the supplier gets the reader's details. */
    consent: lines(1000).min(1),
    consentVersion: line(20).min(1).nullable().default(null),
  }),
  /** With the product that is asked about; null for a general question. */
  z.strictObject({ ...submission, ...person, kind: z.literal('advertising'), slug: slug.nullable() }),
])

/** The same, checked. */
export type LeadInput = z.output<typeof Lead>
