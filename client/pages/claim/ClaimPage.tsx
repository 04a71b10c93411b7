import { claimForm, confirmClaimForm } from '../../companies/claim-forms.ts'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { Aside } from '../../components/account/Aside.tsx'
import '../../components/disclosure.css'
import { partnerPath } from '../../components/partner-path.ts'
import type { OwnClaim } from '../../content/own-claim.ts'
import type { Partner } from '../../content/partner.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

/** Props of the page on which somebody claims a company's profile. */
export interface ClaimProps {
  company: Pick<Partner, 'name' | 'link' | 'roles' | 'locale' | 'website' | 'isClaimed'>
  /** Whether the reader acts for it already. */
  isMember: boolean
  /** The reader's latest claim. */
  claim: OwnClaim | null
  /** What is known of the reader. */
  name: string
  job: string
}

/** Claiming the profile of a company that one works for: the form, the code, and what came of it. */
export function ClaimPage(props: ClaimProps) {
  const { t, href } = useSite()
  const { company, isMember, claim } = props
  const { name } = company
  const isAsked = isMember || claim?.state === 'mailed' || claim?.state === 'waiting'
  return (
    <AccountDoor
      title={t('own-company.claim.heading', { name })}
      intro={isAsked ? undefined : t('own-company.claim.intro')}
      beside={
        <>
          <Aside title={t('own-company.claim.how-title')} text={t('own-company.claim.how-text')}>
            <a className="account-link" href={partnerPath(company, href)}>
              {t('own-company.claim.profile')}
            </a>
          </Aside>
          <Aside title={t('own-company.claim.stuck-title')} text={t('own-company.claim.stuck-text')}>
            <a className="account-link" href={href('contact')}>
              {t('own-company.claim.contact')}
            </a>
          </Aside>
        </>
      }
    >
      {isMember ? <Member name={name} /> : <Claim {...props} />}
    </AccountDoor>
  )
}

function Member({ name }: { name: string }) {
  const { t, href } = useSite()
  return (
    <div className="account-part">
      <p>{t('own-company.claim.member', { name })}</p>
      <div>
        <a className="button" href={href('account')}>
          {t('own-company.claim.to-account')}
        </a>
      </div>
    </div>
  )
}

function Claim(props: ClaimProps) {
  const { t } = useSite()
  const { claim, company } = props
  switch (claim?.state) {
    case 'mailed':
      return (
        <>
          <CodeForm email={claim.email} />
          <details className="disclosure">
            <summary>{t('own-company.claim.again')}</summary>
            <ClaimForm {...props} />
          </details>
        </>
      )
    case 'waiting':
      return (
        <div className="account-note" role="status">
          <p>
            {claim.isOfWebsite
              ? t('own-company.claim.waiting')
              : t('own-company.claim.waiting-other', { name: company.name })}
          </p>
        </div>
      )
    case 'rejected':
      return (
        <>
          <div className="account-note">
            <p>{t('own-company.claim.rejected')}</p>
            <blockquote>{claim.reason}</blockquote>
          </div>
          <ClaimForm {...props} />
        </>
      )
    default:
      return <ClaimForm {...props} />
  }
}

function ClaimForm({ company, claim, name, job }: ClaimProps) {
  const { t } = useSite()
  const sent = useSiteForm(claimForm, { initial: { name, job, email: claim?.email ?? '' } })
  const { form } = sent
  const host = company.website ? new URL(company.website).hostname.replace(/^www\./, '') : null
  return (
    <SiteForm of={sent} submit={t('claim-form.submit')}>
      <form.AppField name="name">
        {(field) => <field.TextField label={t('claim-form.name')} autoComplete="name" />}
      </form.AppField>
      <form.AppField name="job">
        {(field) => <field.TextField label={t('claim-form.job')} autoComplete="organization-title" />}
      </form.AppField>
      <form.AppField name="email">
        {(field) => (
          <field.TextField
            label={t('claim-form.email')}
            hint={host ? t('claim-form.email-hint', { host }) : t('claim-form.email-hint-none')}
            type="email"
          />
        )}
      </form.AppField>
    </SiteForm>
  )
}

function CodeForm({ email }: { email: string }) {
  const { t } = useSite()
  const sent = useSiteForm(confirmClaimForm)
  const { form } = sent
  return (
    <>
      <p className="account-note" role="status">
        {t('own-company.claim.mailed', { email })}
      </p>
      <SiteForm of={sent} submit={t('claim-form.confirm')}>
        <form.AppField name="code">
          {(field) => (
            <field.TextField
              label={t('claim-form.code')}
              hint={t('claim-form.code-hint')}
              autoComplete="one-time-code"
              inputMode="numeric"
            />
          )}
        </form.AppField>
      </SiteForm>
    </>
  )
}
