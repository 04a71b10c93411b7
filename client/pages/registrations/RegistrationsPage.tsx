import '../../components/account/account.css'
import { PressNotice } from '../../components/account/PressForm.tsx'
import { formatMoment } from '../../components/dates.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import type { OrganizedEvent } from '../../content/door.ts'
import type { NewsletterName } from '../../content/newsletter.ts'
import { useSite } from '../../site-context.tsx'
import { BoughtIssues, type IssueEntry } from './BoughtIssues.tsx'
import { Registration } from './Registration.tsx'
import './registrations.css'
import type { RegistrationEntry, SubscriptionEntry } from './registration-entry.ts'
import { SubscriptionList } from './SubscriptionList.tsx'

/** Props of the registrations page. A part that could not be loaded is null. */
export interface RegistrationsProps {
  /** Soonest first. */
  upcoming: RegistrationEntry[]
  /** Latest first. */
  past: RegistrationEntry[]
  /** Events of companies that the reader acts for; soonest first. */
  organized: OrganizedEvent[]
  subscriptions: SubscriptionEntry[] | null
  /** Issues of the magazine that were bought one by one, newest first. */
  issues: IssueEntry[] | null
  newsletters: NewsletterName[] | null
}

/** A reader's events, subscriptions and newsletters. */
export function RegistrationsPage({
  upcoming,
  past,
  organized,
  subscriptions,
  issues,
  newsletters,
}: RegistrationsProps) {
  const { t, href } = useSite()
  return (
    <div className="page-width">
      <header className="page-heading">
        <p className="page-heading-label">
          <a href={href('account')}>{t('my-account.registrations.back')}</a>
        </p>
        <h1 tabIndex={-1}>{t('my-account.registrations.title')}</h1>
        <p className="page-heading-intro">{t('my-account.registrations.intro')}</p>
      </header>
      <div className="own-columns">
        <div className="own-parts">
          <PressNotice of={['cancel']} />
          {upcoming.length + past.length === 0 ? <NoEvents /> : <Events upcoming={upcoming} past={past} />}
        </div>
        <div className="own-parts">
          {organized.length > 0 && <Organized events={organized} />}
          <section className="own-part" aria-labelledby="subscriptions">
            <PartHeading id="subscriptions" title={t('my-account.subscriptions.title')} />
            {subscriptions ? (
              <SubscriptionList subscriptions={subscriptions} />
            ) : (
              <p className="own-note">{t('my-account.away')}</p>
            )}
          </section>
          {issues && issues.length > 0 && <BoughtIssues issues={issues} />}
          <section className="own-part" aria-labelledby="letters">
            <PartHeading id="letters" title={t('my-account.letters.title')} />
            <Letters lists={newsletters} />
          </section>
        </div>
      </div>
    </div>
  )
}

/** Leads to who comes to the events of one's company. */
function Organized({ events }: { events: OrganizedEvent[] }) {
  const { t, href, locale } = useSite()
  return (
    <section className="own-part" aria-labelledby="organized">
      <PartHeading id="organized" title={t('my-account.organized')} />
      <ul className="own-letters">
        {events.map(({ title, startsAt, door }) => (
          <li key={door}>
            <a className="account-link" href={href('ingang', {}, { code: door })}>
              {title}
            </a>
            <span className="own-note" suppressHydrationWarning>
              {formatMoment(locale, startsAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoEvents() {
  const { t, href } = useSite()
  return (
    <EmptyState
      title={t('my-account.registrations.empty-title')}
      text={t('my-account.registrations.empty-text')}
    >
      <a className="button" href={href('events')}>
        {t('my-account.registrations.empty-link')}
      </a>
    </EmptyState>
  )
}

function Events({ upcoming, past }: Pick<RegistrationsProps, 'upcoming' | 'past'>) {
  const { t, href } = useSite()
  return (
    <>
      <section className="own-part" aria-labelledby="upcoming">
        <PartHeading
          id="upcoming"
          title={t('my-account.registrations.upcoming')}
          more={{ href: href('events'), label: t('my-account.registrations.empty-link') }}
        />
        {upcoming.length === 0 && <p className="own-note">{t('my-account.registrations.none-upcoming')}</p>}
        {upcoming.map((entry) => (
          <Registration key={entry.documentId} entry={entry} />
        ))}
      </section>
      {past.length > 0 && (
        <section className="own-part" aria-labelledby="past">
          <PartHeading id="past" title={t('my-account.registrations.past')} />
          {past.map((entry) => (
            <Registration key={entry.documentId} entry={entry} />
          ))}
        </section>
      )}
    </>
  )
}

function Letters({ lists }: { lists: NewsletterName[] | null }) {
  const { t, href } = useSite()
  if (!lists) return <p className="own-note">{t('my-account.away')}</p>
  return (
    <>
      {lists.length === 0 ? (
        <p>{t('my-account.letters.none')}</p>
      ) : (
        <ul className="own-letters">
          {lists.map((name) => (
            <li key={name}>
              {t(`newsletters.names.${name}`)}
              <span className="own-note">{t(`newsletters.when.${name}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a className="account-link" href={`${href('account')}#newsletters`}>
          {t('my-account.letters.change')}
        </a>
      </p>
    </>
  )
}
