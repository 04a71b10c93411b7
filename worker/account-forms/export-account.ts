import { exportForm } from '../../client/account/forms/press.ts'
import { ownForm } from './account-form.ts'

/** Answers with all that we hold of a reader. */
export const exportAccount = ownForm(exportForm, {
  act: async (_nothing, reader, { exportAccount: exported }) => ({
    kind: 'file',
    ...(await exported(reader)),
  }),
})
