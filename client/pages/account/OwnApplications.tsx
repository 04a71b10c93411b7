import '../../components/disclosure.css'
import { ApplicationFacts } from '../../applications/ApplicationFacts.tsx'
import { VacancyTitle } from '../../applications/VacancyTitle.tsx'
import { withdrawForm } from '../../applications/withdraw-forms.ts'
import { PressForm, PressNotice } from '../../components/account/PressForm.tsx'
import { usePreservedFocus } from '../../components/account/use-preserved-focus.ts'
import type { OwnApplication } from '../../content/application.ts'
import { useSite } from '../../site-context.tsx'

/** A reader's applications, newest first, each with a way to withdraw it. The part stays when the last one is withdrawn, and says that none is left. */
export function OwnApplications({ applications }: { applications: OwnApplication[] }) {
  const { t, href } = useSite()
  usePreservedFocus('applications', applications.length)
  return (
    <>
      <PressNotice of={[withdrawForm.name]} />
      {applications.length === 0 && (
        <p>
          {t('my-account.applications.none')} <a href={href('jobs')}>{t('job-alert.to-jobs')}</a>
        </p>
      )}
      {applications.map((application) => (
        <Application key={application.documentId} application={application} />
      ))}
    </>
  )
}

function Application({ application }: { application: OwnApplication }) {
  const { t } = useSite()
  const { documentId, vacancy } = application
  return (
    <article className="my-application">
      <h3>
        <VacancyTitle vacancy={vacancy} />
      </h3>
      <ApplicationFacts application={application} />
      <details className="disclosure">
        <summary>
          {t('application.withdraw')}
          <span className="visually-hidden">: {vacancy?.title}</span>
        </summary>
        <div className="application-sure">
          <p>{t('application.withdraw-text')}</p>
          <PressForm
            of={withdrawForm}
            anchor="applications"
            fields={{ application: documentId }}
            done={t('application-form.done-withdrawn')}
          >
            {t('application.withdraw-sure')}
          </PressForm>
        </div>
      </details>
    </article>
  )
}
