import { EmployerCard } from '../../components/vacancy/EmployerCard.tsx'
import { KeyFacts } from '../../components/vacancy/KeyFacts.tsx'
import { VacancyFacts } from '../../components/vacancy/VacancyFacts.tsx'
import { VacancyHead } from '../../components/vacancy/VacancyHead.tsx'
import { VacancyText } from '../../components/vacancy/VacancyText.tsx'
import '../../components/vacancy/vacancy.css'
import { useSite } from '../../site-context.tsx'
import { PostingChecks } from './PostingChecks.tsx'
import type { PostingWork } from './post-vacancy-props.ts'

/** The vacancy as readers will see it, from the parts of its page, and what it still lacks. */
export function PreviewStep({ preview, vacancy, missing }: PostingWork) {
  const { t, href } = useSite()
  if (!vacancy) return null
  return (
    <>
      <PostingChecks vacancy={preview?.vacancy ?? null} missing={missing} number={vacancy.number} />
      {preview && (
        <section className="posting-preview" aria-label={t('post-vacancy.preview')}>
          <article className="vacancy">
            <VacancyHead vacancy={preview.vacancy} level={2} />
            <div className="vacancy-columns">
              <KeyFacts vacancy={preview.vacancy} />
              <div className="vacancy-main">
                <VacancyText vacancy={preview.vacancy} description={preview.description} />
              </div>
              <aside className="vacancy-panel" aria-label={t('jobs.vacancy.facts')}>
                <VacancyFacts vacancy={preview.vacancy} />
              </aside>
              <div className="vacancy-main vacancy-more">
                <EmployerCard vacancy={preview.vacancy} />
              </div>
            </div>
          </article>
        </section>
      )}
      <div className="posting-ways">
        {missing.length === 0 && (
          <a
            className="button"
            href={href('jobs-plaatsen', {}, { vacature: vacancy.number, stap: 'bestellen' })}
          >
            {t('post-vacancy.to-order')}
          </a>
        )}
        <a
          className="button button-quiet"
          href={href('jobs-plaatsen', {}, { vacature: vacancy.number, stap: 'tekst' })}
        >
          {t('post-vacancy.change')}
        </a>
      </div>
    </>
  )
}
