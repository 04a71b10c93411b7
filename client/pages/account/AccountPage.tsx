import { LaterPart } from './LaterPart.tsx'
import '../../components/account/account.css'
import './my-account.css'
import { exportForm } from '../../account/forms/press.ts'
import { PressForm, PressNotice } from '../../components/account/PressForm.tsx'
import { Icon } from '../../components/Icon.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { CvPanel } from '../../cv/CvPanel.tsx'
import { cvOf, siteCvStore } from '../../cv/site-cv-store.ts'
import { AlertList } from '../../job-alerts/AlertList.tsx'
import { useSite } from '../../site-context.tsx'
import type { AccountProps } from './account-props.ts'
import { Companies, CompanyWays } from './Companies.tsx'
import { Consents } from './Consents.tsx'
import { DeleteForm } from './DeleteForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import { Follows } from './Follows.tsx'
import { LiveSaved } from './LiveSaved.tsx'
import { Members } from './Members.tsx'
import { NewslettersForm } from './NewslettersForm.tsx'
import { OwnApplications } from './OwnApplications.tsx'
import { Part, PartAway, partNames } from './Part.tsx'
import { PartsMenu } from './PartsMenu.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { Colours, LanguageForm } from './Preferences.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SavedList } from './SavedList.tsx'
import { SessionList } from './SessionList.tsx'

/** A reader's own data and settings: each part is a separate form. */
export function AccountPage(props: AccountProps) {
  const { t, pushes, isLive } = useSite()
  const { profile, hasPassword, language, companies, newsletters, saved, sessions } = props
  const { applications } = props
  return (
    <div className="page-width">
      <PageHeading title={t('my-account.title')} intro={t('my-account.intro')} />
      <div className="my-columns">
        <PartsMenu
          names={partNames.filter(
            (name) =>
              (name !== 'password' || hasPassword) &&
              (name !== 'push' || pushes) &&
              (name !== 'notices' || isLive),
          )}
        />
        <div className="my-parts">
          <Part name="profile" note={t('my-account.profile.note')}>
            <ProfileForm profile={profile} />
          </Part>
          <Part name="email">
            <Email {...props} />
          </Part>
          {hasPassword && (
            <Part name="password" note={t('my-account.password.note')}>
              <PasswordForm />
            </Part>
          )}
          <Part name="preferences">
            <LanguageForm language={language} />
            <Colours />
          </Part>
          <Part
            name="companies"
            note={t(companies.length > 0 ? 'my-account.companies.note' : 'my-account.companies.none')}
          >
            <Companies {...props} />
            {props.members === null && <PartAway />}
            {props.members && <Members {...props.members} />}
            <CompanyWays hasCompany={companies.length > 0} />
          </Part>
          <Part name="follows" note={t('my-account.follows.note')}>
            {props.follows ? <Follows {...props.follows} /> : <PartAway />}
          </Part>
          <Part name="newsletters">
            {newsletters ? (
              <NewslettersForm lists={newsletters.lists} consent={newsletters.consent.text} />
            ) : (
              <PartAway />
            )}
          </Part>
          <Part name="alerts" note={t('my-account.alerts.note')}>
            {props.alerts ? <AlertList alerts={props.alerts} /> : <PartAway />}
          </Part>
          {pushes && <LaterPart name="push" />}
          <Part name="applications" note={t('my-account.applications.note')}>
            {applications ? <OwnApplications applications={applications} /> : <PartAway />}
          </Part>
          <Part name="saved">
            {saved ? <SavedList {...saved} /> : <PartAway />}
            {saved && <LiveSaved {...saved} />}
          </Part>
          {isLive && <LaterPart name="notices" />}
          {isLive ? <LaterPart name="cv" /> : <Cv cv={props.cv} />}
          <Part name="sessions" note={t('my-account.sessions.note')}>
            {sessions ? <SessionList sessions={sessions} /> : <PartAway />}
          </Part>
          <Part name="data">
            <p>{t('my-account.data.text')}</p>
            <PressForm of={exportForm} done={t('my-account.data.downloaded')} anchor="data">
              <Icon name="download" />
              {t('my-account.data.download')}
            </PressForm>
            <PressNotice of={[exportForm.name]} />
            <p className="field-hint">{t('my-account.data.format')}</p>
            {newsletters && <Consents steps={newsletters.consents} />}
          </Part>
          <Part name="delete">
            <DeleteForm hasPassword={hasPassword} />
          </Part>
        </div>
      </div>
    </div>
  )
}

/** The CV, where it is kept on this site. */
function Cv({ cv }: Pick<AccountProps, 'cv'>) {
  const { t } = useSite()
  return (
    <Part name="cv" note={t('my-account.cv.note')}>
      {cv ? <CvPanel store={siteCvStore} known={cv.file && cvOf(cv.file)} /> : <PartAway />}
    </Part>
  )
}

function Email({ email, pendingEmail, hasPassword }: AccountProps) {
  const { t } = useSite()
  if (!hasPassword) return <p className="my-break">{t('my-account.email.provider')}</p>
  return (
    <>
      <p className="my-break">{t('my-account.email.now', { email })}</p>
      {pendingEmail && (
        <p className="account-note my-break">{t('my-account.email.pending', { email: pendingEmail })}</p>
      )}
      <EmailForm />
    </>
  )
}
