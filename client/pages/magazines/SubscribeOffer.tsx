import '../../components/call-out.css'
import { useSite } from '../../site-context.tsx'

/** What a subscription includes, and a link to it. */
export function SubscribeOffer() {
  const { t, href } = useSite()
  return (
    <section className="call-out no-print" aria-labelledby="subscribe">
      <div>
        <h2 className="call-out-title" id="subscribe">
          {t('magazines.subscribe-title')}
        </h2>
        <p className="call-out-text">{t('magazines.subscribe-text')}</p>
      </div>
      <a className="button" href={href('abonnementen')}>
        {t('magazines.subscribe')}
      </a>
    </section>
  )
}
