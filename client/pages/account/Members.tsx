import {
  companyRoles,
  endMembershipForm,
  inviteMemberForm,
  memberRoleForm,
  revokeInvitationForm,
} from '../../account/forms/members.ts'
import { PressForm, PressNotice } from '../../components/account/PressForm.tsx'
import { usePreservedFocus } from '../../components/account/use-preserved-focus.ts'
import { Time } from '../../components/Time.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { refreshInPlace } from '../../navigation/in-place.ts'
import { useSite } from '../../site-context.tsx'
import type { CompanyInvitation, CompanyMember, CompanyMembersProps } from './account-props.ts'

const presses = [memberRoleForm.name, endMembershipForm.name, revokeInvitationForm.name]

/** Who acts for a company. Owners invite, change roles and end memberships; everybody may leave. */
export function Members({ company, members, invitations }: CompanyMembersProps) {
  const { t } = useSite()
  const entries = members.length + (invitations?.length ?? 0)
  usePreservedFocus('companies', entries)
  const owners = members.filter(({ role }) => role === 'owner').length
  const isManaged = invitations !== null
  return (
    <div className="my-members">
      <h3>{t('my-account.members.title', { company: company.name })}</h3>
      <PressNotice of={presses} />
      <ul className="my-list">
        {members.map((member) => (
          <Member
            key={member.documentId}
            member={member}
            company={company.documentId}
            isManaged={isManaged}
            isLastOwner={member.role === 'owner' && owners === 1}
          />
        ))}
        {invitations?.map((invitation) => (
          <Invitation key={invitation.documentId} invitation={invitation} company={company.documentId} />
        ))}
      </ul>
      {/* Another one for each invitation that was sent. */}
      {invitations && (
        <InviteForm
          key={[company, ...invitations].map(({ documentId }) => documentId).join()}
          company={company.documentId}
        />
      )}
    </div>
  )
}

interface MemberProps {
  member: CompanyMember
  /** documentId. */
  company: string
  /** Whether the reader is an owner. */
  isManaged: boolean
  isLastOwner: boolean
}

function Member({ member, company, isManaged, isLastOwner }: MemberProps) {
  const { t } = useSite()
  const { documentId, name, email, role, isSelf } = member
  const other = role === 'owner' ? 'editor' : 'owner'
  const shown = name || email || t('my-account.members.nameless')
  return (
    <li>
      <div className="my-list-text">
        <p className="my-device">
          {shown}
          {isSelf && <span className="my-badge">{t('my-account.members.self')}</span>}
        </p>
        <p className="my-list-note">
          {t(`my-account.companies.roles.${role}`)}
          {email && name && ` · ${email}`}
        </p>
      </div>
      {!isLastOwner && (isManaged || isSelf) && (
        <div className="my-members-ways">
          {isManaged && (
            <PressForm
              of={memberRoleForm}
              anchor="companies"
              fields={{ company, member: documentId, role: other }}
              label={t(`my-account.members.make-${other}-named`, { name: shown })}
              done={t(`my-account.done.${other}`, { name: shown })}
            >
              {t(`my-account.members.make-${other}`)}
            </PressForm>
          )}
          <PressForm
            of={endMembershipForm}
            anchor="companies"
            fields={{ company, member: documentId }}
            {...(isSelf ? {} : { label: t('my-account.members.end-named', { name: shown }) })}
            done={t(isSelf ? 'my-account.done.left' : 'my-account.done.ended', { name: shown })}
          >
            {t(isSelf ? 'my-account.members.leave' : 'my-account.members.end')}
          </PressForm>
        </div>
      )}
    </li>
  )
}

function Invitation({ invitation, company }: { invitation: CompanyInvitation; company: string }) {
  const { t } = useSite()
  const { documentId, email, role, expiresAt } = invitation
  return (
    <li>
      <div className="my-list-text">
        <p className="my-device">{email}</p>
        <p className="my-list-note">
          {t('my-account.members.invited', { role: t(`my-account.companies.roles.${role}`) })}{' '}
          <Time value={expiresAt} />
        </p>
      </div>
      <PressForm
        of={revokeInvitationForm}
        anchor="companies"
        fields={{ company, invitation: documentId }}
        label={t('my-account.members.revoke-named', { email })}
        done={t('my-account.done.revoked')}
      >
        {t('my-account.members.revoke')}
      </PressForm>
    </li>
  )
}

function InviteForm({ company }: { company: string }) {
  const { t } = useSite()
  const invite = useSiteForm(inviteMemberForm, {
    initial: { ...inviteMemberForm.initial, company },
    tellsByToast: true,
    onDone: refreshInPlace,
  })
  const { form } = invite
  return (
    <SiteForm of={invite} submit={t('my-account.members.invite')} anchor="companies" isQuiet>
      {/* Without script the form says itself for which company it is. */}
      <input type="hidden" name="company" value={company} />
      <form.AppField name="email">
        {(field) => (
          <field.TextField
            label={t('my-account.members.email')}
            hint={t('my-account.members.email-hint')}
            type="email"
            autoComplete="off"
          />
        )}
      </form.AppField>
      <form.AppField name="role">
        {(field) => (
          <field.RadioGroup
            legend={t('my-account.members.role')}
            options={companyRoles.map((role) => ({
              value: role,
              label: t(`my-account.companies.roles.${role}`),
              note: t(`my-account.members.may.${role}`),
            }))}
          />
        )}
      </form.AppField>
    </SiteForm>
  )
}
