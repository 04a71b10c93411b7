import { Icon } from '../../components/Icon.tsx'
import { Mark } from '../../components/Mark.tsx'
import { Time } from '../../components/Time.tsx'
import { Wordmark } from '../../components/Wordmark.tsx'
import { useSite } from '../../site-context.tsx'
import './link-ended.css'

/** Props of the page of an inactive short link. */
export interface LinkEndedProps {
  /** `early`: it is not active yet. */
  state: 'early' | 'ended'
  /** ISO 8601 instant at which it starts or ended. */
  at: string
}

/** Says that a short link isn't active, since or until when, and where to go instead. */
export function LinkEndedPage({ state, at }: LinkEndedProps) {
  const { t, href } = useSite()
  return (
    <div className="page-width link-ended">
      <Wordmark />
      <div className="dead-end">
        <Mark broken />
        <div>
          <h1 tabIndex={-1}>{t(`service.link.${state}`)}</h1>
          <p className="dead-end-hint">{t(`service.link.${state}-text`)}</p>
          <p className="link-ended-date">
            {t(`service.link.${state}-at`)} <Time value={at} style="day" />
          </p>
          <p className="link-ended-ways">
            <a className="button" href={href('home')}>
              {t('service.link.home')}
              <Icon name="arrow-right" />
            </a>
            <a className="button button-quiet" href={href('contact')}>
              {t('service.link.contact')}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}
