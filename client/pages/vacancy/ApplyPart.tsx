import type { ReactNode } from 'react'
import '../../components/own-state.css'
import { Await } from '../../components/Await.tsx'
import { formatDate } from '../../components/dates.ts'
import { Icon } from '../../components/Icon.tsx'
import { phoneHref } from '../../components/phone-href.ts'
import type { ShownVacancy } from '../../components/vacancy/shown-vacancy.ts'
import type { Deferred } from '../../content/deferred.ts'
import { useSite } from '../../site-context.tsx'
import { type ApplyWay, applyWay, mailHref } from './apply-way.ts'

/** Id of the form on the page. */
const formAnchor = 'application-form'

interface ApplyPartProps {
  vacancy: ShownVacancy
  /** When the reader applied; see `VacancyProps`. */
  appliedAt: Deferred<string | null>
}

/** How to apply, that the reader has, and whom to ask. */
export function ApplyPart({ vacancy, appliedAt }: ApplyPartProps) {
  const { t } = useSite()
  const way = applyWay(vacancy)
  const { contact } = vacancy
  return (
    <section className="vacancy-apply" aria-labelledby="apply">
      <h2 className="visually-hidden" id="apply">
        {t('jobs.apply.title')}
      </h2>
      <div className="vacancy-apply-ways no-print">
        <ApplyButton vacancy={vacancy} way={way} />
        <Await value={appliedAt} fallback={null}>
          {(at) => at && <Applied at={at} />}
        </Await>
      </div>
      <PrintedWay vacancy={vacancy} way={way} />
      {contact && (
        <p className="vacancy-contact">
          <span>{t('jobs.apply.questions')} </span>
          <strong>{contact.name}</strong>
          {contact.role && `, ${contact.role}`}
          {contact.phone && (
            <a className="no-break" href={phoneHref(contact.phone)}>
              <Icon name="phone" />
              {contact.phone}
            </a>
          )}
          {contact.email && (way.kind !== 'mail' || way.email !== contact.email) && (
            <a href={`mailto:${contact.email}`}>
              <Icon name="mail" />
              <span className="vacancy-address">{contact.email}</span>
            </a>
          )}
        </p>
      )}
    </section>
  )
}

/** On paper no button can be pressed: where applications go, in full. The form is at the page's address, which is printed below. */
function PrintedWay({ vacancy, way }: { vacancy: ShownVacancy; way: ApplyWay }) {
  const { t } = useSite()
  if (way.kind === 'form') return null
  return (
    <p className="print-only vacancy-address">
      {way.kind === 'mail'
        ? t('jobs.apply.print-mail', { email: way.email })
        : t('jobs.apply.print-web', { name: vacancy.employer.name, url: way.url })}
    </p>
  )
}

function Applied({ at }: { at: string }) {
  const { t, href, locale } = useSite()
  return (
    <div className="own-state">
      <Icon name="circle-check" />
      <p>
        <strong suppressHydrationWarning>
          {t('jobs.apply.applied', { date: formatDate(locale, at, 'day') })}
        </strong>{' '}
        <a href={`${href('account')}#applications`}>{t('jobs.apply.to-application')}</a>
      </p>
    </div>
  )
}

/** The button once more on small screens, always in reach: below the text until the form, or the end of the page, is there. */
export function ApplyBar({ vacancy }: { vacancy: ShownVacancy }) {
  const { t } = useSite()
  const way = applyWay(vacancy)
  return (
    <div className="vacancy-bar no-print">
      <p>{vacancy.title}</p>
      <ApplyLink vacancy={vacancy} way={way}>
        {t('jobs.apply.send')}
      </ApplyLink>
    </div>
  )
}

function ApplyButton({ vacancy, way }: { vacancy: ShownVacancy; way: ApplyWay }) {
  const { t } = useSite()
  const { employer } = vacancy
  return (
    <>
      <ApplyLink vacancy={vacancy} way={way}>
        {way.kind === 'mail' && <Icon name="mail" />}
        {t('jobs.apply.send')}
        {way.kind === 'web' && <Icon name="external-link" />}
      </ApplyLink>
      <p className="vacancy-apply-note vacancy-address">
        {way.kind === 'web' && t('jobs.apply.at-employer', { name: employer.name })}
        {way.kind === 'mail' && t('jobs.apply.by-mail', { email: way.email })}
        {way.kind === 'form' && t('jobs.apply.here')}
      </p>
    </>
  )
}

interface ApplyLinkProps {
  vacancy: ShownVacancy
  way: ApplyWay
  children: ReactNode
}

/** Leads to the form, or to where the employer wants applications; those clicks are counted. */
function ApplyLink({ vacancy, way, children }: ApplyLinkProps) {
  const { t } = useSite()
  if (way.kind === 'form')
    return (
      <a className="button" href={`#${formAnchor}`}>
        {children}
      </a>
    )
  if (way.kind === 'web')
    return (
      <a className="button" href={way.url} rel="nofollow noopener external" data-counts="Lead">
        {children}
      </a>
    )
  const subject = t('jobs.apply.subject', subjectOf(vacancy))
  return (
    <a className="button" href={mailHref(way.email, subject)} data-counts="Lead">
      {children}
    </a>
  )
}

function subjectOf({ title, reference, number }: ShownVacancy): { title: string; reference: string } {
  return { title, reference: reference ?? String(number) }
}
