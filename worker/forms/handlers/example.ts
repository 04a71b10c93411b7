import { exampleForm } from '../../../client/forms/definitions/example.ts'
import { formHandler } from '../form-handler.ts'

/** Does nothing but count, so that tests see how often it acted. */
export const example = formHandler(exampleForm, {
  limit: 'SIGN_IN_LIMIT',
  counts: { done: ['Lead'] },
  act: async () => ({ kind: 'stay', notice: { key: 'my-account.done.saved' } }),
})
