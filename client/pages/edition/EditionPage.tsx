import { PageHeading } from '../../components/PageHeading.tsx'
import { Time } from '../../components/Time.tsx'
import { LaterNewsletterBand } from '../../newsletter/LaterNewsletterBand.tsx'
import { useSite } from '../../site-context.tsx'
import './edition.css'
import { EditionPartView } from './EditionPartView.tsx'
import type { EditionProps } from './edition-props.ts'

/** A newsletter's edition as it was sent: the mail's online version, and how it stays readable. */
export function EditionPage({ edition, parts }: EditionProps) {
  const { t, href } = useSite()
  return (
    <>
      <div className="page-width edition-page">
        <PageHeading
          title={edition.subject}
          label={<a href={href('nieuwsbrief-edities')}>{t(`newsletters.names.${edition.newsletter}`)}</a>}
          intro={edition.intro || null}
        />
        <p className="edition-sent">
          {t('editions.sent')} <Time value={edition.sentAt} style="weekday" />
        </p>
        {parts.map((part) => (
          <EditionPartView key={part.id} {...part} />
        ))}
        <p className="no-print">
          <a className="part-more" href={href('nieuwsbrief-edities')}>
            {t('editions.title')}
          </a>
        </p>
      </div>
      <LaterNewsletterBand />
    </>
  )
}
