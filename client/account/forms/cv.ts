import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'

/** Storing a CV. The file is no value of the form: it is read apart. */
export const cvForm = defineForm({ name: 'cv', schema: v.object({}), initial: {} })

/** Deleting it. */
export const removeCvForm = defineForm({ name: 'remove-cv', schema: v.object({}), initial: {} })
