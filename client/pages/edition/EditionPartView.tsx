import { ArticleList } from '../../components/ArticleList.tsx'
import { EventRow } from '../../components/EventRow.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { partnerPath } from '../../components/partner-path.ts'
import { ResponsivePicture } from '../../components/ResponsivePicture.tsx'
import { RichText } from '../../components/RichText.tsx'
import { VacancyRow } from '../../components/VacancyRow.tsx'
import { useSite } from '../../site-context.tsx'
import type { EditionPart } from './edition-props.ts'

interface PartProps {
  part: EditionPart
  /** Of its heading; unique within the page. */
  id: string
}

/** One part of an edition. */
export function EditionPartView({ part, id }: PartProps) {
  const { t, href } = useSite()
  switch (part.kind) {
    case 'articles':
    case 'vacancies':
    case 'events':
      return (
        <section className="edition-part" aria-labelledby={id}>
          <PartHeading id={id} title={part.title ?? t(`editions.${part.kind}`)} small />
          {part.kind === 'articles' && <ArticleList articles={part.items} />}
          {part.kind === 'vacancies' &&
            part.items.map((vacancy) => <VacancyRow key={vacancy.number} vacancy={vacancy} />)}
          {part.kind === 'events' && (
            <div className="edition-events">
              {part.items.map((event) => (
                <EventRow key={event.number} event={event} />
              ))}
            </div>
          )}
        </section>
      )
    case 'rich-text':
      return (
        <div className="edition-part">
          <RichText text={part.text} />
        </div>
      )
    case 'company':
      return (
        <p className="edition-part edition-tip">
          <a href={partnerPath(part.company, href)}>{part.company.name}</a>
          {part.text && ` ${part.text}`}
        </p>
      )
    case 'product':
      return (
        <p className="edition-part edition-tip">
          <strong>{part.product.name}</strong>
          {part.text && ` ${part.text}`}
        </p>
      )
    case 'advert':
      return <Advert {...part} />
  }
}

/** Paid for: labelled, and apart from what the editors wrote. */
function Advert({ title, text, label, href, picture, advertiser }: Extract<EditionPart, { kind: 'advert' }>) {
  const { t } = useSite()
  const words = advertiser ? t('editions.advert-by', { name: advertiser }) : t('editions.advert')
  return (
    <aside className="edition-part edition-advert" aria-label={words}>
      <p className="partner-label">{words}</p>
      {picture && (
        <div className="picture">
          <ResponsivePicture picture={picture} place="half" />
        </div>
      )}
      <p className="edition-advert-title">{title}</p>
      {text && <p>{text}</p>}
      <p>
        <a className="button button-quiet" href={href} rel="sponsored noopener">
          {label ?? t('editions.more')}
        </a>
      </p>
    </aside>
  )
}
