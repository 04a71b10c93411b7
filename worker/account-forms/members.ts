import {
  endMembershipForm,
  inviteMemberForm,
  memberRoleForm,
  revokeInvitationForm,
} from '../../client/account/forms/members.ts'
import { recheckSession } from '../accounts/current-user.ts'
import type { FormContext } from '../forms/form-handler.ts'
import { StrapiError } from '../strapi-error.ts'
import { type AccountOutcome, ownForm } from './account-form.ts'

/** Invites somebody to act for a company. Their mail is in the language of this page. */
export const inviteMember = ownForm(inviteMemberForm, {
  limit: 'MAIL_LIMIT',
  act: ({ company, email, role }, { token }, { accounts, locale }) =>
    asOwner(async () => {
      await accounts.members.invite(token, company, { email, role, language: locale })
      return { kind: 'stay', notice: { key: 'my-account.done.invited', values: { email } } }
    }),
})

/** Takes an invitation back. */
export const revokeInvitation = ownForm(revokeInvitationForm, {
  act: ({ company, invitation }, { token }, context) =>
    asOwner(async () => {
      await context.accounts.members.revoke(token, company, invitation)
      return backToCompanies(context)
    }),
})

/** Makes a member an owner, or an editor. */
export const setMemberRole = ownForm(memberRoleForm, {
  act: ({ company, member, role }, { token }, context) =>
    asOwner(async () => {
      await context.accounts.members.setRole(token, company, member, role)
      recheckSession(token)
      return backToCompanies(context)
    }),
})

/** Ends a membership: one's own, or by an owner. */
export const endMembership = ownForm(endMembershipForm, {
  act: ({ company, member }, { token }, context) =>
    asOwner(async () => {
      await context.accounts.members.end(token, company, member)
      recheckSession(token)
      return backToCompanies(context)
    }),
})

function backToCompanies({ href }: FormContext): AccountOutcome {
  return { kind: 'go', path: `${href('account')}#companies` }
}

/** Who was an owner when the page was made may be one no longer; and what somebody else has just ended is gone. */
async function asOwner(act: () => Promise<AccountOutcome>): Promise<AccountOutcome> {
  try {
    return await act()
  } catch (failure) {
    if (failure instanceof StrapiError && failure.status === 403)
      return { kind: 'refused', status: 403, notice: { key: 'account-error.owners-only' } }
    if (failure instanceof StrapiError && failure.status === 404)
      return { kind: 'refused', status: 409, notice: { key: 'account-error.members-changed' } }
    throw failure
  }
}
