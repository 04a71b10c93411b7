import './door.css'
import { useEffect } from 'react'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { Result } from '../../components/account/Result.tsx'
import { formatMoment } from '../../components/dates.ts'
import { Icon } from '../../components/Icon.tsx'
import type { Door, ExpectedAttendee } from '../../content/door.ts'
import type { Guards } from '../../forms/guards.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { checkInForm } from '../../registrations/door-forms.ts'
import { useSite } from '../../site-context.tsx'
import { keepName, knownName } from './own-name.ts'
import { Scanner } from './Scanner.tsx'
import { type Told, useCheckIns } from './use-check-ins.ts'

/** Props of the page of whoever stands at the door of an event. */
export interface DoorProps {
  /** Null for a link that opens nothing. */
  door: Door | null
  /** Of the link. */
  code: string
  /** What is searched for. */
  query: string
  /** Of the attendee who was chosen from the list. */
  ticket: string
}

/** Rows that are shown at once: the others are found by name. */
const mostShown = 40

/** Who comes to an event, and letting them in: by a typed or scanned code, or from the list. */
export function DoorPage({ door, ...rest }: DoorProps) {
  const { t, href } = useSite()
  if (!door)
    return (
      <Result
        title={t('door.broken-title')}
        text={t('door.broken-text')}
        icon={<Icon name="alert-triangle" />}
      >
        <a className="button button-quiet" href={href('contact')}>
          {t('navigation.contact')}
        </a>
      </Result>
    )
  return <OpenDoor door={door} {...rest} />
}

function OpenDoor({ door, code, query, ticket }: DoorProps & { door: Door }) {
  const { t, locale } = useSite()
  const { title, startsAt, held, waiting } = door
  const desk = useCheckIns(code)
  // Whoever was let in here since the page was loaded.
  const attendees = door.attendees.map((one) => {
    const checkedIn = one.at === null ? desk.checkedIn.get(one.ticket) : undefined
    return checkedIn ? { ...one, at: checkedIn.at, by: checkedIn.by } : one
  })
  const isIn = attendees.filter(({ at }) => at !== null).length
  return (
    <AccountDoor title={t('door.title')} intro={t('door.intro')}>
      <section className="account-part" id="check-in">
        <h2>{title}</h2>
        <p suppressHydrationWarning>{formatMoment(locale, startsAt)}</p>
        <p className="door-counts">{t('door.counts', { in: isIn, all: attendees.length, held, waiting })}</p>
        <Desk desk={desk} ticket={ticket} />
      </section>
      <section className="account-part" id="list">
        <h2>{t('door.list')}</h2>
        <List attendees={attendees} code={code} query={query} />
        <p>
          <a
            className="button button-quiet"
            href={`/api/attendees?${new URLSearchParams({ code })}`}
            download
          >
            {t('door.save')}
          </a>
        </p>
      </section>
    </AccountDoor>
  )
}

/** With script, presses wait for a connection where there is none; without it, the browser posts the form. */
function Desk({
  desk: { told, waiting, checkIn },
  ticket,
}: {
  desk: ReturnType<typeof useCheckIns>
  ticket: string
}) {
  const { t } = useSite()
  const state = useSiteForm(checkInForm, { preset: { ticket } })
  const { form } = state
  const { setFieldValue } = form
  useEffect(() => {
    const known = knownName()
    if (known) setFieldValue('by', known)
  }, [setFieldValue])

  function letIn(shown: string): void {
    const by = String(form.state.values.by).trim()
    if (by === '' || shown.trim() === '') return
    keepName(by)
    checkIn(shown.trim().slice(0, 60), by)
    state.clear({ by, ticket: '' })
  }
  function send(guards?: Guards): void {
    const { by, ticket: typed } = form.state.values
    // Whatever is missing is said by the form itself.
    if (!String(by).trim() || !String(typed).trim()) state.send(guards)
    else letIn(String(typed))
  }

  return (
    <>
      <Scanner onTicket={letIn} />
      <SiteForm of={{ ...state, send }} submit={t('door.submit')} anchor="check-in">
        <form.AppField name="by">
          {(field) => <field.TextField label={t('door.by')} hint={t('door.by-hint')} autoComplete="name" />}
        </form.AppField>
        <form.AppField name="ticket">{(field) => <field.TextField label={t('door.ticket')} />}</form.AppField>
      </SiteForm>
      {waiting > 0 && (
        <p className="door-waiting" role="status">
          {t.count('door.waiting', waiting)}
        </p>
      )}
      <ul className="door-told" aria-live="assertive">
        {told.map((one) => (
          <li key={one.ticket} className={`door-${one.outcome}`}>
            {one.outcome === 'in' ? (
              <Icon name="circle-check" />
            ) : one.outcome === 'pending' ? (
              <Icon name="clock" />
            ) : (
              <Icon name="alert-triangle" />
            )}
            <Outcome told={one} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Outcome({ told: { outcome, ticket, name, offer, at, by } }: { told: Told }) {
  const { t, locale } = useSite()
  const text = t(`door.${outcome}`, {
    ticket,
    name: name ?? '',
    time: at ? formatMoment(locale, at) : '',
    by: by ?? '',
  })
  return (
    <span>
      {text}
      {outcome === 'in' && offer && <span className="door-offer">{offer}</span>}
    </span>
  )
}

function List({ attendees, code, query }: { attendees: ExpectedAttendee[]; code: string; query: string }) {
  const { t, href } = useSite()
  const wanted = query.trim().toLocaleLowerCase()
  const found = attendees.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  return (
    <>
      <form className="door-search" action={`${href('ingang')}#list`} method="get">
        <input type="hidden" name="code" value={code} />
        <label htmlFor="door-q">{t('door.search')}</label>
        <input id="door-q" type="search" name="q" defaultValue={query} />
        <button type="submit" className="button button-quiet">
          {t('door.search-submit')}
        </button>
      </form>
      {found.length === 0 && <p>{t(attendees.length === 0 ? 'door.empty' : 'door.none')}</p>}
      <ul className="door-list">
        {found.slice(0, mostShown).map((attendee) => (
          <Row key={attendee.ticket} attendee={attendee} code={code} />
        ))}
      </ul>
      {found.length > mostShown && <p>{t('door.more')}</p>}
    </>
  )
}

function Row({
  attendee: { name, company, role, answers, offer, ticket, at, by },
  code,
}: {
  attendee: ExpectedAttendee
  code: string
}) {
  const { t, href, locale } = useSite()
  return (
    <li>
      <span>
        <strong>{name}</strong>
        {(company || role) && (
          <span className="door-offer">{[role, company].filter(Boolean).join(', ')}</span>
        )}
        {answers.map(({ question, answer }) => (
          <span key={question} className="door-offer">
            {question.endsWith('?') ? question : `${question}:`} {answer}
          </span>
        ))}
        {offer && <span className="door-offer">{offer}</span>}
      </span>
      {at ? (
        <span suppressHydrationWarning>
          {t('door.since', { time: formatMoment(locale, at), by: by ?? '' })}
        </span>
      ) : (
        <a className="button button-quiet" href={`${href('ingang', {}, { code, kaart: ticket })}#check-in`}>
          {t('door.submit')}
          <span className="visually-hidden">: {name}</span>
        </a>
      )}
    </li>
  )
}
