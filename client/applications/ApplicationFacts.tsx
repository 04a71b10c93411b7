import './applications.css'
import '../components/fact-list.css'
import { Time } from '../components/Time.tsx'
import type { OwnApplication } from '../content/application.ts'
import { useSite } from '../site-context.tsx'

/** An application as its candidate sees it: where the employer is, and until when it is kept. */
export function ApplicationFacts({ application }: { application: OwnApplication }) {
  const { t } = useSite()
  const { vacancy, state, createdAt, deleteAfter, hasCv, isKeptLonger } = application
  return (
    <>
      <dl className="fact-list">
        {vacancy?.employer && (
          <div>
            <dt>{t('application.employer')}</dt>
            <dd>{vacancy.employer}</dd>
          </div>
        )}
        <div>
          <dt>{t('application.state')}</dt>
          <dd>
            <span className="application-state">{t(`application.states.${state}`)}</span>
          </dd>
        </div>
        <div>
          <dt>{t('application.at')}</dt>
          <dd>
            <Time value={createdAt} style="moment" />
          </dd>
        </div>
        <div>
          <dt>{t('application.cv')}</dt>
          <dd>{t(hasCv ? 'application.with-cv' : 'application.without-cv')}</dd>
        </div>
        <div>
          <dt>{t('application.deleted')}</dt>
          <dd>
            <Time value={deleteAfter} style="day" />
          </dd>
        </div>
      </dl>
      <p className="application-note">
        {t(isKeptLonger ? 'application.deleted-later' : 'application.deleted-note')}
      </p>
    </>
  )
}
