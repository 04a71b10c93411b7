import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'

/** A button and nothing else: what it is about stands in the address of its page. */
const press = { schema: v.object({}), initial: {} }

/** Confirming an account in the browser that registered it. */
export const confirmForm = defineForm({ name: 'confirm', ...press })

/** Asking for another link in the place of one that no longer works. */
export const renewForm = defineForm({ name: 'renew', ...press })

/** Accepting an invitation with the account that is signed in. */
export const acceptForm = defineForm({ name: 'accept', ...press })

/** Signing out everywhere but here. */
export const endOthersForm = defineForm({ name: 'end-others', ...press })

/** Downloading all that we hold of a reader. */
export const exportForm = defineForm({ name: 'export-account', ...press })
