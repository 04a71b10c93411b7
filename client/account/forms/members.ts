import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'
import { email, line, oneOf } from '../../forms/rules.ts'

/** What a member may do for a company: owners also manage its members. */
export const companyRoles = ['owner', 'editor'] as const

// Companies, members and invitations are named by their documentIds.

/** Inviting somebody to act for a company. */
export const inviteMemberForm = defineForm({
  name: 'invite-member',
  schema: v.object({ company: line(64), email, role: oneOf(companyRoles) }),
  initial: { company: '', email: '', role: 'editor' },
})

/** Taking an invitation back. */
export const revokeInvitationForm = defineForm({
  name: 'revoke-invitation',
  schema: v.object({ company: line(64), invitation: line(64) }),
  initial: { company: '', invitation: '' },
})

/** Changing what a member may do. */
export const memberRoleForm = defineForm({
  name: 'member-role',
  schema: v.object({ company: line(64), member: line(64), role: oneOf(companyRoles) }),
  initial: { company: '', member: '', role: '' },
})

/** Ending a membership. */
export const endMembershipForm = defineForm({
  name: 'end-membership',
  schema: v.object({ company: line(64), member: line(64) }),
  initial: { company: '', member: '' },
})
