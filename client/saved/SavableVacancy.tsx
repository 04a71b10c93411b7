import '../components/toggle.css'
import { Icon } from '../components/Icon.tsx'
import { VacancyRow } from '../components/VacancyRow.tsx'
import { vacancyPath } from '../components/vacancy-path.ts'
import { saveAnchor } from '../content/saved-key.ts'
import type { VacancyCard } from '../content/vacancy.ts'
import { useSite } from '../site-context.tsx'
import { SaveForm } from './SaveForm.tsx'

/** A vacancy in a list, with an icon that saves it; readers stay on the list. */
export function SavableVacancy({ vacancy }: { vacancy: VacancyCard }) {
  const { t, path } = useSite()
  const { number, title } = vacancy
  const anchor = `${saveAnchor}-${number}`
  return (
    <VacancyRow vacancy={vacancy}>
      <SaveForm kind="vacancy" number={number} path={vacancyPath(vacancy)} backTo={`${path}#${anchor}`}>
        {(isSaved) => (
          <button
            className="toggle-icon save save-icon"
            id={anchor}
            aria-pressed={isSaved}
            aria-label={`${t(isSaved ? 'article.saved' : 'article.save')}: ${title}`}
            type="submit"
          >
            <Icon name="bookmark" />
          </button>
        )}
      </SaveForm>
    </VacancyRow>
  )
}
