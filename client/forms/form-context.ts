import { createFormHookContexts } from '@tanstack/react-form'

/** What the fields of a form know of it. */
export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()
