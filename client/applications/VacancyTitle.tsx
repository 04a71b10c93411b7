import { vacancyPath } from '../components/vacancy-path.ts'
import type { OwnApplication } from '../content/application.ts'
import { useSite } from '../site-context.tsx'

/** The vacancy of an application, with a link while it is on the site. */
export function VacancyTitle({ vacancy }: Pick<OwnApplication, 'vacancy'>) {
  const { t, locale } = useSite()
  if (!vacancy) return t('application.gone')
  const language = vacancy.locale === locale ? undefined : vacancy.locale
  if (!vacancy.isPublished) return <span lang={language}>{vacancy.title}</span>
  return (
    <a href={vacancyPath(vacancy)} lang={language} hrefLang={language}>
      {vacancy.title}
    </a>
  )
}
