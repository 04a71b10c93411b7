import type { RichText as Text } from '../../content/rich-text.ts'
import type { Vacancy } from '../../content/vacancy.ts'
import { useSite } from '../../site-context.tsx'
import '../blocks/blocks.css'
import { RichText } from '../RichText.tsx'

interface VacancyTextProps {
  vacancy: Pick<Vacancy, 'benefits' | 'locale'>
  description: Text
}

/** What the employer wrote, in its own language. */
export function VacancyText({ vacancy: { benefits, locale: language }, description }: VacancyTextProps) {
  const { locale } = useSite()
  return (
    <div lang={language === locale ? undefined : language}>
      <RichText text={description} />
      <Benefits benefits={benefits} />
    </div>
  )
}

function Benefits({ benefits }: Pick<Vacancy, 'benefits'>) {
  const { t } = useSite()
  if (benefits.length === 0) return null
  return (
    <section className="vacancy-benefits" aria-labelledby="benefits">
      <h2 id="benefits">{t('jobs.vacancy.benefits')}</h2>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </section>
  )
}
