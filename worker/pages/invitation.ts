import type { InvitationProps } from '../../client/pages/invitation/InvitationPage.tsx'
import type { Invitation } from '../accounts/accounts.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import { signInPath } from '../accounts/sign-in-path.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage } from './loader.ts'
import { asUnavailable } from './own-page.ts'

/**
 * An invitation to manage a company's profile, with the code of a mail. @throws SiteError `UnavailableError` while the
 * accounts are down.
 */
export async function loadInvitation(context: LoadContext): Promise<LoadedPage<'uitnodiging'>> {
  const { query, t } = context
  const token = mailedCode(query, 'token')
  const invitation = token ? await invitationOf(context, token) : null
  const head = doorHead(context, {
    route: 'uitnodiging',
    title: 'account.invitation.title-unknown',
    description: 'account.invitation.unknown-title',
    carried: { token: token ?? undefined },
  })
  const partner = invitation?.partner?.name
  return {
    props: propsOf(context, invitation, token),
    head: partner ? { ...head, title: t('account.invitation.title', { partner }), description: '' } : head,
  }
}

function invitationOf({ accounts }: LoadContext, token: string): Promise<Invitation | null> {
  return accounts.invitation(token).catch((failure) => {
    throw asUnavailable(failure)
  })
}

function propsOf(
  { visitor, locale, href }: Pick<LoadContext, 'visitor' | 'locale' | 'href'>,
  invitation: Invitation | null,
  token: string | null,
): InvitationProps {
  if (!invitation?.partner || !token) return { state: 'unknown' }
  const { state, partner, email, role, expiresAt, hasAccount } = invitation
  if (state === 'accepted' && isFor(invitation, visitor))
    return {
      state: 'joined',
      partner: partner.name,
      companyPath: href('leveranciers-link', { link: partner.link }),
    }
  if (state !== 'open') return { state }
  const own = visitor.signedIn ? visitor.user?.email : undefined
  const back = href('uitnodiging', {}, { token })
  return {
    state,
    invitation: { email, partner: partner.name, role: role === 'owner' ? 'owner' : 'editor', expiresAt },
    viewer: !visitor.signedIn
      ? { is: 'anonymous', signInPath: hasAccount ? signInPath(locale, back) : null }
      : // The account may be unknown while the backend is down; the backend decides once it is reachable.
        own === undefined || own === email
        ? { is: 'invited' }
        : { is: 'other', email: own },
  }
}

function isFor({ email }: Invitation, visitor: Visitor): boolean {
  return visitor.signedIn && visitor.user?.email === email
}
