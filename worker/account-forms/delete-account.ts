import { deleteByProviderForm, deleteForm } from '../../client/account/forms/delete.ts'
import type { SignedInVisitor } from '../accounts/visitor.ts'
import { forgetAccount } from '../files/forget-account.ts'
import type { FormContext } from '../forms/form-handler.ts'
import { report } from '../report.ts'
import { type AccountOutcome, ownForm } from './account-form.ts'

/** Deletes the account of a reader with a password. */
export const deleteAccount = ownForm(deleteForm, {
  limit: 'SIGN_IN_LIMIT',
  asksPassword: true,
  act: ({ currentPassword }, reader, context) => leave(reader, context, { password: currentPassword }),
})

/** Deletes an account of another service. One that has a password is not deleted by this: the backend asks for it. */
export const deleteProviderAccount = ownForm(deleteByProviderForm, {
  limit: 'SIGN_IN_LIMIT',
  act: (_sure, reader, context) => leave(reader, context, null),
})

async function leave(
  { token, userId }: SignedInVisitor,
  { accounts, env, sessions, href }: FormContext,
  proof: { password: string } | null,
): Promise<AccountOutcome> {
  await accounts.deleteMe(token, proof)
  // The backend knows the account no more, whether or not D1 hears of it.
  await sessions.endAll(userId).catch((failure) => report('sessions', failure))
  // The nightly cron trigger makes up for a failure. What Firebase has goes with `accounts.deleteMe`.
  await forgetAccount(env, userId, false).catch((failure) => report('forget-account', failure))
  return { kind: 'go', path: href('home', {}, { account: 'deleted' }), token: null, clearsSiteData: true }
}
