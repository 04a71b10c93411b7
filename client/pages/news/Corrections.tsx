import { Time } from '../../components/Time.tsx'
import type { Correction } from '../../content/article.ts'
import { useSite } from '../../site-context.tsx'

/** Corrections of the article. */
export function Corrections({ corrections }: { corrections: Correction[] }) {
  const { t } = useSite()
  if (corrections.length === 0) return null
  return (
    <section className="corrections" aria-labelledby="corrections">
      <h2 className="part-label" id="corrections">
        {t.count('article.corrections', corrections.length)}
      </h2>
      <ul className="corrections-items">
        {corrections.map((correction) => (
          <li key={`${correction.date} ${correction.text}`}>
            <strong>
              <Time value={correction.date} style="day" />
            </strong>{' '}
            {correction.text}
          </li>
        ))}
      </ul>
    </section>
  )
}
