import type { ReactNode } from 'react'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { AlertLink, JobAlerts } from '../../content/job-alert.ts'
import type { FormAnswer } from '../../forms/answer.ts'
import { messageText } from '../../forms/field-message.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { AlertList } from '../../job-alerts/AlertList.tsx'
import { confirmAlertForm, endAlertForm } from '../../job-alerts/forms.ts'
import { useSite } from '../../site-context.tsx'

/** Props of the page that links of alerts open. */
export interface JobAlertsProps {
  link: AlertLink
}

/** What the link of an alert's mail opens. Opening it changes nothing: a person has to press a button. */
export function JobAlertsPage({ link }: JobAlertsProps) {
  switch (link.kind) {
    case 'confirm':
      return <Confirm words={link.words} />
    case 'refuse':
      return <End title="refuse" words={link.words} />
    case 'unsubscribe':
      return <End title={link.isAboutFollows ? 'end-follows' : 'end'} words={link.words} token={link.token} />
    case 'manage':
      return <Manage {...link} />
    case 'broken':
      return <Broken />
    case 'none':
      return <WithoutLink />
  }
}

function Confirm({ words }: { words: string }) {
  const { t } = useSite()
  const confirm = useSiteForm(confirmAlertForm)
  const refuse = useSiteForm(endAlertForm)
  if (isBroken(confirm.answer) || isBroken(refuse.answer)) return <Broken />
  if (refuse.answer?.isDone) return <Ended answer={refuse.answer} title={t('job-alert.refused-title')} />
  return (
    <AccountDoor title={t('job-alert.confirm-title')} intro={t('job-alert.confirm-intro', { words })}>
      <SiteForm of={confirm} submit={t('job-alert.confirm')}>
        {null}
      </SiteForm>
      <section className="account-part">
        <p>{t('job-alert.not-me-note')}</p>
        <SiteForm of={refuse} submit={t('job-alert.not-me')} isQuiet>
          {null}
        </SiteForm>
      </section>
    </AccountDoor>
  )
}

/** What is ended or refused, in words: the button, and what was done. */
const endings = {
  end: { button: 'job-alert.end', done: 'job-alert.ended-title' },
  'end-follows': { button: 'job-alert.end-follows', done: 'job-alert.ended-follows-title' },
  refuse: { button: 'job-alert.not-me', done: 'job-alert.refused-title' },
} as const

/** One button that ends the alert of a mail, or refuses one that somebody else asked for. */
function End({ title, words, token }: { title: keyof typeof endings; words: string; token?: string }) {
  const { t, href } = useSite()
  const end = useSiteForm(endAlertForm)
  if (isBroken(end.answer)) return <Broken />
  const manage = token && href('jobs-alerts', {}, { beheer: token })
  if (end.answer?.isDone)
    return (
      <Ended answer={end.answer} title={t(endings[title].done)} isAboutFollows={title === 'end-follows'}>
        {manage && (
          <a className="button button-quiet" href={manage}>
            {t('job-alert.to-manage')}
          </a>
        )}
      </Ended>
    )
  return (
    <AccountDoor title={t(`job-alert.${title}-title`)} intro={t(`job-alert.${title}-intro`, { words })}>
      <SiteForm
        of={end}
        submit={t(endings[title].button)}
        beside={
          manage && (
            <a className="account-link" href={manage}>
              {t('job-alert.to-manage')}
            </a>
          )
        }
      >
        {null}
      </SiteForm>
    </AccountDoor>
  )
}

function Manage({ email, alerts, isJustConfirmed }: JobAlerts & { isJustConfirmed: boolean }) {
  const { t } = useSite()
  return (
    <AccountDoor
      title={t(isJustConfirmed ? 'job-alert.confirmed-title' : 'job-alert.manage-title')}
      intro={t('job-alert.manage-for', { email })}
    >
      {isJustConfirmed && (
        <div className="account-result" role="status">
          <Icon name="circle-check" />
          <div>
            <p>{t('job-alert.confirmed')}</p>
          </div>
        </div>
      )}
      <AlertList alerts={alerts} />
    </AccountDoor>
  )
}

interface EndedProps {
  answer: FormAnswer
  title: string
  isAboutFollows?: boolean
  children?: ReactNode
}

function Ended({ answer, title, isAboutFollows = false, children }: EndedProps) {
  const site = useSite()
  return (
    <Result
      title={title}
      text={answer.notice ? messageText(site, answer.notice) : ''}
      icon={<Icon name="circle-check" />}
    >
      {isAboutFollows ? (
        <a className="button" href={`${site.href('account')}#follows`}>
          {site.t('job-alert.to-follows')}
        </a>
      ) : (
        <ToJobs />
      )}
      {children}
    </Result>
  )
}

function Broken() {
  const { t } = useSite()
  return (
    <Result
      title={t('job-alert.broken-title')}
      text={t('job-alert-form.broken')}
      hint={t('job-alert.again')}
      icon={<Icon name="alert-triangle" />}
    >
      <ToJobs />
    </Result>
  )
}

function WithoutLink() {
  const { t, href } = useSite()
  return (
    <Result
      title={t('job-alert.manage-title')}
      text={t('job-alert.without-link')}
      icon={<Icon name="bell" />}
    >
      <ToJobs />
      <a className="button button-quiet" href={href('inloggen', {}, { naar: href('account') })}>
        {t('job-alert.sign-in')}
      </a>
    </Result>
  )
}

function ToJobs() {
  const { t, href } = useSite()
  return (
    <a className="button" href={href('jobs')}>
      {t('job-alert.to-jobs')}
    </a>
  )
}

function isBroken(answer: FormAnswer | null): boolean {
  return answer?.isDone === false && answer.notice?.key === 'job-alert-form.broken'
}
