import { Await } from '../../components/Await.tsx'
import { Blocks } from '../../components/blocks/Blocks.tsx'
import { Gallery } from '../../components/blocks/Gallery.tsx'
import { PlacedFormBlock } from '../../components/blocks/PlacedFormBlock.tsx'
import { CompanyNames } from '../../components/CompanyNames.tsx'
import { eventPath } from '../../components/event-path.ts'
import { Figure } from '../../components/Figure.tsx'
import { formatMoney } from '../../components/money.ts'
import { TagList } from '../../components/TagList.tsx'
import type { FormBlock } from '../../content/block.ts'
import type { Deferred } from '../../content/deferred.ts'
import type { Event, EventOffer } from '../../content/event.ts'
import type { EventCard } from '../../content/event-card.ts'
import type { EventQuestion } from '../../content/event-question.ts'
import { codesOf, PageQuestions, requiredAnswers } from '../../forms/page-questions.ts'
import { useSite } from '../../site-context.tsx'
import { EventHead } from './EventHead.tsx'
import { EventPanel } from './EventPanel.tsx'
import type { Registration } from './registration.ts'
import './event.css'
import { Offers } from './Offers.tsx'
import { Programme } from './Programme.tsx'
import { RelatedEvents, RelatedSkeleton } from './RelatedEvents.tsx'
import { Speakers } from './Speakers.tsx'

/** A kind of ticket. @property price In euros without VAT. */
type Ticket = Pick<EventOffer, 'name' | 'price'>

/** Props of an event's page. */
export interface EventProps {
  event: Event
  isOver: boolean
  registration: Registration
  /** The form to register with; null where that is elsewhere. Once registration has closed it is for who was writing. */
  form: FormBlock | null
  /** Kinds of tickets that the form offers. */
  tickets: Ticket[]
  related: Deferred<EventCard[]>
}

/** One event: what it is, when and where, and how to attend. */
export function EventPage({ event, isOver, registration, form, tickets, related }: EventProps) {
  const { t, url, returnedForm } = useSite()
  const isShown = form && (registration === 'own' || returnedForm?.name === form.form)
  return (
    <>
      <article className="event page-width">
        <EventHead event={event} isOver={isOver} />
        <div className="event-columns">
          <EventPanel event={event} registration={registration} hasForm={form !== null} />
          <div className="event-main">
            {event.picture && (
              <div className="event-hero">
                <Figure picture={event.picture} place="lead" first />
              </div>
            )}
            <div className="event-text">
              <Blocks blocks={event.body} />
            </div>
            <Programme event={event} />
            <Speakers speakers={event.speakers} />
            <Offers event={event} isOpen={registration === 'own' || registration === 'external'} />
            {isShown && <RegistrationForm form={form} tickets={tickets} questions={event.questions} />}
            <Gallery title={null} pictures={event.gallery} />
            <CompanyNames id="event-companies" title={t('events.partners')} partners={event.partners} />
            {event.tags.length > 0 && (
              <section className="no-print" aria-labelledby="event-tags">
                <h2 className="part-label" id="event-tags">
                  {t('events.tags')}
                </h2>
                <TagList tags={event.tags} />
              </section>
            )}
            <p className="print-only">{t('events.share', { url: `${url}${eventPath(event)}` })}</p>
          </div>
        </div>
      </article>
      <Await value={related} fallback={<RelatedSkeleton />}>
        {(events) => <RelatedEvents events={events} />}
      </Await>
    </>
  )
}

/** A choice of tickets is shown where there are several. */
function RegistrationForm({
  form,
  tickets,
  questions,
}: {
  form: FormBlock
  tickets: Ticket[]
  questions: EventQuestion[]
}) {
  const { t, locale } = useSite()
  const label = ({ name, price }: Ticket) =>
    price === 0 ? name : t('events.ticket-price', { name, price: formatMoney(locale, price) })
  const choices = tickets.length > 1 && {
    offer: tickets.map((ticket) => ({ value: ticket.name, label: label(ticket) })),
  }
  return (
    <div className="event-form no-print">
      <PageQuestions value={questions}>
        <PlacedFormBlock
          form={form.form}
          preset={{ asked: codesOf(questions) }}
          required={requiredAnswers(questions)}
          {...(choices && { choices })}
        />
      </PageQuestions>
      {tickets.some(({ price }) => price > 0) && <p className="field-hint">{t('events.ticket-next')}</p>}
    </div>
  )
}
