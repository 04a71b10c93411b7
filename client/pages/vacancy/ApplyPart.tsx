import { Icon } from '../../components/Icon.tsx'
import { hasSide, sidePath } from '../../components/partner-path.ts'
import { phoneHref, phoneText } from '../../components/phone-href.ts'
import type { ShownVacancy } from '../../components/vacancy/shown-vacancy.ts'
import { useSite } from '../../site-context.tsx'
import { type ApplyWay, applyWay, mailHref } from './apply-way.ts'

/** How to apply, and whom to ask. */
export function ApplyPart({ vacancy }: { vacancy: ShownVacancy }) {
  const { t } = useSite()
  const way = applyWay(vacancy)
  const { contact } = vacancy
  return (
    <section className="vacancy-apply no-print" aria-labelledby="apply">
      <h2 className="visually-hidden" id="apply">
        {t('jobs.apply.title')}
      </h2>
      <ApplyButton vacancy={vacancy} way={way} />
      {contact && (
        <p className="vacancy-contact">
          <span>{t('jobs.apply.questions')} </span>
          <strong>{contact.name}</strong>
          {contact.role && `, ${contact.role}`}
          {contact.phone && way.kind !== 'phone' && (
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

function ApplyButton({ vacancy, way }: { vacancy: ShownVacancy; way: ApplyWay }) {
  const { t, href } = useSite()
  const { employer } = vacancy
  switch (way.kind) {
    case 'web':
      return (
        <>
          <a className="button" href={way.url} rel="nofollow noopener external">
            {t('jobs.apply.send')}
            <Icon name="external-link" />
          </a>
          <p className="vacancy-apply-note">{t('jobs.apply.at-employer', { name: employer.name })}</p>
        </>
      )
    case 'mail':
      return (
        <>
          <a className="button" href={mailHref(way.email, t('jobs.apply.subject', subjectOf(vacancy)))}>
            <Icon name="mail" />
            {t('jobs.apply.send')}
          </a>
          <p className="vacancy-apply-note vacancy-address">
            {t('jobs.apply.by-mail', { email: way.email })}
          </p>
        </>
      )
    case 'phone':
      return (
        <>
          <a className="button" href={phoneHref(way.phone)}>
            <Icon name="phone" />
            {t('jobs.apply.send')}
          </a>
          <p className="vacancy-apply-note">{t('jobs.apply.by-phone', { phone: phoneText(way.phone) })}</p>
        </>
      )
    case 'employer':
      return (
        <p className="vacancy-apply-note">
          {t('jobs.apply.ask')}{' '}
          {hasSide(employer, 'employer') && (
            <a href={sidePath(employer, 'employer', href)}>
              {t('jobs.apply.profile', { name: employer.name })}
            </a>
          )}
        </p>
      )
  }
}

function subjectOf({ title, reference, number }: ShownVacancy): { title: string; reference: string } {
  return { title, reference: reference ?? String(number) }
}
