import * as v from 'valibot'
import { defineForm } from '../forms/define-form.ts'

/** Paying the order whose code stands in the address of the page. */
export const payForm = defineForm({ name: 'pay', schema: v.object({}), initial: {} })
