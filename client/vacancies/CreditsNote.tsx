import { Time } from '../components/Time.tsx'
import type { CompanyCredits } from '../content/own-vacancy.ts'
import { useSite } from '../site-context.tsx'

interface CreditsNoteProps {
  /** Null while they can't be read. */
  credits: CompanyCredits | null
  /** documentId. */
  company: string
}

/** How many vacancies a company can still place, and until when. */
export function CreditsNote({ credits, company }: CreditsNoteProps) {
  const { t, href } = useSite()
  if (!credits) return null
  return (
    <p className="vacancy-credits">
      <strong>{t.count('own-vacancy.credits', credits.left)}</strong>
      {credits.expires && (
        <>
          {' '}
          {t('own-vacancy.credits-until')} <Time value={credits.expires} style="day" />
        </>
      )}{' '}
      <a href={href('jobs-plaatsen', {}, { stap: 'bestellen', bedrijf: company })}>{t('own-vacancy.buy')}</a>
    </p>
  )
}
