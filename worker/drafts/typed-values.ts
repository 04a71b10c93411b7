import * as v from 'valibot'
import type { FormValues } from '../../client/forms/answer.ts'

const one = v.union([v.string(), v.boolean(), v.array(v.string())])

/** Values of a form as somebody typed them, whatever its rules say. */
export const TypedValues: v.GenericSchema<unknown, FormValues> = v.record(
  v.string(),
  v.union([one, v.array(v.record(v.string(), one))]),
)
