import { useAccount } from '../account/use-account.ts'
import { Icon } from '../components/Icon.tsx'
import { weekdayName } from '../components/weekday-name.ts'
import { sitePages } from '../content/site-pages.ts'
import { messageText } from '../forms/field-message.ts'
import { SiteForm } from '../forms/SiteForm.tsx'
import { useSiteForm } from '../forms/use-site-form.ts'
import { usePartTexts } from '../i18n/use-part-texts.ts'
import { FollowSlot } from '../push/FollowSlot.tsx'
import { OtherTexts, useSite } from '../site-context.tsx'
import { alertBoxId, alertWaysId } from './alert-box-id.ts'
import { alertConsent } from './consent.ts'
import { jobAlertForm } from './forms.ts'

/** What somebody may ask to be told about. */
export interface AlertBoxProps {
  /** As built by `client/push/topics.ts`. */
  topic: string
  /** The same in words: `“magazijn”, Utrecht, 25 km`. Empty for every vacancy. */
  words: string
  /** Name of the employer, if it is about one. */
  employer?: string
}

/** One place to hear of new vacancies: by mail, and by push where the site has it. Closed at first, so that results come first, and nothing where editors switched it off. */
export function AlertBox({ topic, words, employer }: AlertBoxProps) {
  const { returnedForm, pushes, promptsOff } = useSite()
  const t = usePartTexts('forms', 'job-alerts')
  if (promptsOff.includes('alerts')) return null
  return (
    <details className="alert-box no-print" id={alertBoxId} open={returnedForm?.name === jobAlertForm.name}>
      <summary>
        <Icon name="bell" />
        <span className="alert-box-title">{t('job-alert.title')}</span>
        <bdi className="alert-box-words" suppressHydrationWarning>
          {employer ? t('job-alert.of-employer', { name: employer }) : words || t('job-alert.any')}
        </bdi>
      </summary>
      <div className="alert-box-ways" id={alertWaysId}>
        <OtherTexts t={t}>
          <AlertForm key={topic} topic={topic} />
        </OtherTexts>
        {pushes && !promptsOff.includes('push') && (
          <div className="alert-box-push">
            <p>{t('job-alert.or-push')}</p>
            <FollowSlot topic={topic} {...(employer && { name: employer })} />
          </div>
        )}
      </div>
    </details>
  )
}

function AlertForm({ topic }: { topic: string }) {
  const site = useSite()
  const { t, locale, href } = site
  const { user } = useAccount()
  const alert = useSiteForm(jobAlertForm, {
    initial: { ...jobAlertForm.initial, subject: topic, email: user?.email ?? '' },
  })
  const { form, answer } = alert
  if (answer?.isDone && answer.notice)
    return (
      <p className="form-notice" role="status">
        {messageText(site, answer.notice)}
      </p>
    )
  return (
    <SiteForm of={alert} submit={t('job-alert.submit')} anchor={alertBoxId}>
      <input type="hidden" name="subject" value={topic} />
      <form.AppField name="email">
        {(field) => <field.TextField label={t('job-alert.email')} type="email" autoComplete="email" />}
      </form.AppField>
      <form.AppField name="frequency">
        {(field) => (
          <field.RadioGroup
            legend={t('job-alert.frequency')}
            options={[
              { value: 'daily', label: t('job-alert.daily') },
              { value: 'weekly', label: t('job-alert.weekly', { day: weekdayName(locale, 1) }) },
            ]}
          />
        )}
      </form.AppField>
      <p className="field-hint">
        {alertConsent[locale]}{' '}
        <a href={href('slug', { slug: sitePages[locale].privacy ?? 'privacy' })}>{t('job-alert.privacy')}</a>
      </p>
    </SiteForm>
  )
}
