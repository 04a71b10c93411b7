import { PlacedFormBlock } from '../../components/blocks/PlacedFormBlock.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { vacancyPath } from '../../components/vacancy-path.ts'
import type { FormBlock } from '../../content/block.ts'
import type { VacancyCard } from '../../content/vacancy.ts'
import { useSite } from '../../site-context.tsx'

/** Props of the page that reports a vacancy. */
export interface ReportProps {
  vacancy: Pick<VacancyCard, 'number' | 'slug' | 'title' | 'locale'> & { employer: string }
  form: FormBlock
}

/** Reports a vacancy to our editors. */
export function ReportPage({ vacancy, form }: ReportProps) {
  const { t } = useSite()
  return (
    <div className="page-width">
      <PageHeading
        label={<a href={vacancyPath(vacancy)}>{t('report.back')}</a>}
        title={t('report.title')}
        intro={t('report.about', { title: vacancy.title, employer: vacancy.employer })}
      />
      <PlacedFormBlock form={form.form} />
    </div>
  )
}
