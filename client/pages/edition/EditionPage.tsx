import { Icon } from '../../components/Icon.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { Time } from '../../components/Time.tsx'
import { LaterNewsletterBand } from '../../newsletter/LaterNewsletterBand.tsx'
import { useSite } from '../../site-context.tsx'
import './edition.css'
import { EditionPartView } from './EditionPartView.tsx'
import type { EditionLink, EditionProps } from './edition-props.ts'

/** A newsletter's edition as it was sent: the mail's online version, and how it stays readable. */
export function EditionPage({ edition, parts, older, newer }: EditionProps) {
  const { t, href } = useSite()
  const list = edition.newsletter
  const title = t(`newsletters.names.${list}`)
  return (
    <>
      <div className="page-width edition-page">
        <PageHeading
          title={edition.subject}
          label={<a href={href('nieuwsbrief-edities')}>{title}</a>}
          intro={edition.intro || null}
        />
        <p className="edition-sent">
          {t('editions.sent')} <Time value={edition.sentAt} style="weekday" />
        </p>
        {parts.map((part) => (
          <EditionPartView key={part.id} {...part} />
        ))}
        <nav className="edition-ways no-print" aria-label={t('editions.others')}>
          {older && <Neighbour edition={older} direction="older" />}
          {newer && <Neighbour edition={newer} direction="newer" />}
          <a className="part-more" href={href('nieuwsbrief-edities')}>
            {t('editions.title')}
            <Icon name="arrow-right" />
          </a>
        </nav>
      </div>
      <LaterNewsletterBand newsletter={{ list, title, text: t(`newsletters.when.${list}`) }} />
    </>
  )
}

function Neighbour({ edition, direction }: { edition: EditionLink; direction: 'older' | 'newer' }) {
  const { t, href } = useSite()
  return (
    <p className={`edition-${direction}`}>
      <span className="edition-direction">
        {direction === 'older' && <Icon name="arrow-left" />}
        {t(`editions.${direction}`)}
        {direction === 'newer' && <Icon name="arrow-right" />}
      </span>
      <a href={href('nieuwsbrief-slug', { slug: edition.slug })}>{edition.subject}</a>
    </p>
  )
}
