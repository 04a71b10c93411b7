import '../../components/disclosure.css'
import { Time } from '../../components/Time.tsx'
import type { ConsentStep } from '../../content/consent-step.ts'
import { useSite } from '../../site-context.tsx'

/** What somebody agreed to and took back, newest first. */
export function Consents({ steps }: { steps: ConsentStep[] }) {
  const { t } = useSite()
  if (steps.length === 0) return null
  return (
    <details className="disclosure">
      <summary>{t('my-account.consents.title')}</summary>
      <p className="field-hint">{t('my-account.consents.note')}</p>
      <ul className="my-list">
        {steps.map(({ purpose, step, text, version, at }) => (
          <li key={`${at} ${purpose} ${step}`}>
            <div className="my-list-text">
              <p>
                {t(`my-account.consents.${purpose}`)}: {t(`my-account.consents.${step}`)}
              </p>
              {text && <p className="my-list-note">“{text}”</p>}
              <p className="my-list-note">
                <Time value={at} style="moment" />
                {version && ` · ${t('my-account.consents.version', { version })}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
