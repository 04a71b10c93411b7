import { PressForm, PressNotice } from '../components/account/PressForm.tsx'
import { usePreservedFocus } from '../components/account/use-preserved-focus.ts'
import { weekdayName } from '../components/weekday-name.ts'
import type { JobAlert } from '../content/job-alert.ts'
import { useSite } from '../site-context.tsx'
import './alert-list.css'
import { changeAlertForm } from './forms.ts'

/** Id of the part of the account that shows them. */
const anchor = 'alerts'

/** The alerts of an address, each with ways to change and to end it. */
export function AlertList({ alerts }: { alerts: JobAlert[] }) {
  const { t, href } = useSite()
  usePreservedFocus(anchor, alerts.length)
  return (
    <>
      <PressNotice of={[changeAlertForm.name]} />
      {alerts.length === 0 ? (
        <p className="alert-list-none">
          {t('job-alert.no-alerts')} <a href={href('jobs')}>{t('job-alert.to-jobs')}</a>
        </p>
      ) : (
        <ul className="alert-list">
          {alerts.map((alert) => (
            <Alert key={alert.documentId} alert={alert} />
          ))}
        </ul>
      )}
      {alerts.length > 1 && (
        <PressForm
          of={changeAlertForm}
          anchor={anchor}
          fields={{ alert: 'all', frequency: 'never' }}
          done={t('job-alert-form.done-ended')}
        >
          {t('job-alert.end-all')}
        </PressForm>
      )}
    </>
  )
}

function Alert({ alert: { documentId, frequency, weekday, words, path } }: { alert: JobAlert }) {
  const { t, locale } = useSite()
  const other = frequency === 'daily' ? 'weekly' : 'daily'
  return (
    <li>
      <div className="alert-list-text">
        <a href={path}>
          <bdi>{words}</bdi>
        </a>
        <span className="alert-list-note">
          {t(`job-alert.${frequency}`, { day: weekdayName(locale, weekday) })}
        </span>
      </div>
      <div className="alert-list-ways">
        <PressForm
          of={changeAlertForm}
          anchor={anchor}
          fields={{ alert: documentId, frequency: other }}
          done={t('job-alert-form.done-changed')}
          label={t(`job-alert.to-${other}-named`, { words })}
        >
          {t(`job-alert.to-${other}`)}
        </PressForm>
        <PressForm
          of={changeAlertForm}
          anchor={anchor}
          fields={{ alert: documentId, frequency: 'never' }}
          done={t('job-alert-form.done-ended')}
          label={t('job-alert.end-named', { words })}
        >
          {t('job-alert.end')}
        </PressForm>
      </div>
    </li>
  )
}
