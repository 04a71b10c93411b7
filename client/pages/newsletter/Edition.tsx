import { Mark } from '../../components/Mark.tsx'
import { Time } from '../../components/Time.tsx'
import type { NewsletterLine, NewsletterName } from '../../content/newsletter.ts'
import { useSite } from '../../site-context.tsx'

interface EditionProps {
  name: NewsletterName
  lines: NewsletterLine[]
  /** ISO 8601 instant. */
  at: string
}

/** A newsletter as it looks in a mailbox, with current content and working links. */
export function Edition({ name, lines, at }: EditionProps) {
  const { t, name: site, locale } = useSite()
  const letter = t(`newsletters.names.${name}`)
  const label = t('service.newsletter.preview', { name: letter })
  const [first, ...others] = lines
  if (!first) return <p className="edition-empty">{t('service.newsletter.preview-empty')}</p>
  return (
    <figure className="edition">
      <figcaption className="edition-caption">
        <strong>{label}</strong> {t('service.newsletter.preview-note')}
      </figcaption>
      <div className="edition-sheet">
        <dl className="edition-head">
          <div>
            <dt>{t('service.newsletter.from')}</dt>
            <dd>
              {site} {letter}
            </dd>
          </div>
          <div>
            <dt>{t('service.newsletter.subject')}</dt>
            <dd className="edition-subject" lang={first.locale === locale ? undefined : first.locale}>
              {first.title}
            </dd>
          </div>
        </dl>
        <div className="edition-body">
          <p className="edition-mark">
            <span className="wordmark">
              <Mark />
              <span className="wordmark-name">{site.toLowerCase()}</span>
            </span>
            <Time value={at} style="weekday" />
          </p>
          <ul className="edition-lines">
            {[first, ...others].map((line) => (
              <Line key={line.path} line={line} />
            ))}
          </ul>
        </div>
      </div>
    </figure>
  )
}

function Line({ line: { path, title, locale, note, at } }: { line: NewsletterLine }) {
  const { locale: reader } = useSite()
  const foreign = locale === reader ? undefined : locale
  return (
    <li lang={foreign}>
      {(note || at) && (
        <span className="edition-note">
          {at && <Time value={at} />}
          {at && note && ', '}
          {note}
        </span>
      )}
      <a href={path} hrefLang={foreign}>
        {title}
      </a>
    </li>
  )
}
