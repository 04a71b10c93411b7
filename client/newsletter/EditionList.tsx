import './edition-list.css'
import { Time } from '../components/Time.tsx'
import type { EditionCard } from '../content/edition.ts'
import { useSite } from '../site-context.tsx'

/** Editions with their newsletter and the day on which they were sent. */
export function EditionList({ editions, level = 2 }: { editions: EditionCard[]; level?: 2 | 3 }) {
  const { t, href } = useSite()
  const Heading = `h${level}` as const
  return (
    <ul className="edition-list">
      {editions.map(({ slug, newsletter, subject, preheader, sentAt }) => (
        <li key={slug}>
          <p className="edition-list-note">
            {t(`newsletters.names.${newsletter}`)}, <Time value={sentAt} />
          </p>
          <Heading className="edition-list-title">
            <a href={href('nieuwsbrief-slug', { slug })}>{subject}</a>
          </Heading>
          {preheader && <p className="edition-list-note">{preheader}</p>}
        </li>
      ))}
    </ul>
  )
}
