import { leaveOutPictureForm, removePictureForm } from '../../companies/picture-forms.ts'
import { profileForm } from '../../companies/profile-form.ts'
import { discardProfileForm, submitProfileForm } from '../../companies/profile-presses.ts'
import { PressForm, PressNotice } from '../../components/account/PressForm.tsx'
import { CompanyHead } from '../../components/company/CompanyHead.tsx'
import { CompanyRail } from '../../components/company/CompanyRail.tsx'
import { CompanyStory } from '../../components/company/CompanyStory.tsx'
import type { CompanyProfile } from '../../components/company/company-props.ts'
import '../../components/account/account.css'
import '../../components/company/company.css'
import './company-profile.css'
import type { FormValues } from '../../forms/answer.ts'
import type { FormDefinition } from '../../forms/define-form.ts'
import type { FieldSpec } from '../../forms/define-placed-form.ts'
import { SpecifiedField } from '../../forms/fields/SpecifiedField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { type ProfilePicture, ProfilePictures } from './ProfilePictures.tsx'

/** Props of the page on which members change their company's profile. */
export interface CompanyProfileProps {
  company: { documentId: string; name: string; link: string }
  /** Those that the reader acts for. */
  companies: { documentId: string; name: string }[]
  /** How far the draft is; null if nothing was changed. */
  state: 'draft' | 'submitted' | 'rejected' | null
  /** Why editors refused it. */
  reason: string | null
  isPublished: boolean
  /** What the form holds. */
  values: FormValues
  /** The draft as readers will see it; null while it can't be read. */
  preview: CompanyProfile | null
  /** What the page shows: the form, how the profile will look, or its pictures. */
  step: 'form' | 'preview' | 'pictures'
  /** The pictures that it may have. */
  pictures: ProfilePicture[]
}

const presses = [submitProfileForm, discardProfileForm, removePictureForm, leaveOutPictureForm].map(
  ({ name }) => name,
)

/** A company's profile, for its members: what is live stays as it is until editors have read the change. */
export function CompanyProfilePage(props: CompanyProfileProps) {
  const { t, href } = useSite()
  const { company, companies, step } = props
  return (
    <div className="own-profile">
      <header className="own-profile-head page-width">
        <p className="page-heading-label">
          <a href={href('account')}>{t('own-company.claim.to-account')}</a>
        </p>
        <h1 tabIndex={-1}>{company.name}</h1>
        <State {...props} />
        <PressNotice of={presses} />
        <Ways {...props} />
        {companies.length > 1 && step === 'form' && (
          <nav className="tags" aria-label={t('own-company.profile.companies')}>
            {companies.map(({ documentId, name }) => (
              <a
                key={documentId}
                className="tag"
                href={href('account-bedrijf', {}, { bedrijf: documentId })}
                aria-current={documentId === company.documentId ? 'true' : undefined}
              >
                {name}
              </a>
            ))}
          </nav>
        )}
      </header>
      {step === 'form' && <ProfileForm key={company.documentId} {...props} />}
      {step === 'preview' && <Preview {...props} />}
      {step === 'pictures' && <ProfilePictures key={company.documentId} {...props} />}
    </div>
  )
}

function State({ state, reason, isPublished }: CompanyProfileProps) {
  const { t } = useSite()
  const words = `${isPublished ? 'live' : 'new'}-${state ?? 'none'}` as const
  return (
    <div className="account-note" role="status">
      <p>{t(`own-company.profile.states.${words}`)}</p>
      {state === 'rejected' && reason && <blockquote>{reason}</blockquote>}
    </div>
  )
}

/** Where each way leads, and what it is called. */
const steps = [
  { name: 'form', query: undefined, words: 'own-company.profile.change' },
  { name: 'pictures', query: 'beeld', words: 'own-company.profile.pictures' },
  { name: 'preview', query: 'voorbeeld', words: 'own-company.profile.see' },
] as const

function Ways({ company, state, isPublished, step }: CompanyProfileProps) {
  const { t, href } = useSite()
  const { documentId } = company
  const fields = { company: documentId }
  return (
    <div className="own-profile-ways">
      {steps
        .filter(({ name }) => name !== step)
        .map(({ name, query, words }) => (
          <a
            key={name}
            className="button button-quiet"
            href={href('account-bedrijf', {}, { bedrijf: documentId, stap: query })}
          >
            {t(words)}
          </a>
        ))}
      {state === 'draft' && (
        <PressForm of={submitProfileForm} fields={fields}>
          {t('own-company.profile.submit')}
        </PressForm>
      )}
      {state !== null && isPublished && (
        <PressForm of={discardProfileForm} fields={fields}>
          {t('own-company.profile.discard')}
        </PressForm>
      )}
      {!isPublished && (
        <a className="button button-quiet" href={href('jobs-plaatsen', {}, { bedrijf: documentId })}>
          {t('own-company.profile.post')}
        </a>
      )}
    </div>
  )
}

/** The profile by the parts of its page. */
function Preview({ preview }: CompanyProfileProps) {
  const { t } = useSite()
  if (!preview) return <p className="page-width">{t('own-company.profile.away')}</p>
  const side = preview.roles.includes('employer') ? 'employer' : 'supplier'
  return (
    <section className={`company company-${side}`} aria-label={t('own-company.profile.preview')}>
      <CompanyHead company={preview} directory={null} side={side} level={2}>
        {null}
      </CompanyHead>
      <div className="page-width">
        <div className="company-columns">
          <div className="company-main">
            <CompanyStory
              company={preview}
              dutchProfile={null}
              title={t('companies.about', { name: preview.name })}
            />
          </div>
          <CompanyRail company={preview} />
        </div>
      </div>
    </section>
  )
}

const parts = [
  { name: 'story', fields: ['intro', 'body'] },
  { name: 'facts', fields: ['website', 'email', 'phone', 'employees', 'founded'] },
  { name: 'reach', fields: ['leadEmail', 'addresses', 'contacts', 'socials'] },
] as const

function ProfileForm({ values, company }: CompanyProfileProps) {
  const { t } = useSite()
  const own = useSiteForm(profileForm as FormDefinition, { initial: { ...profileForm.initial, ...values } })
  const { form } = own
  const fields: Readonly<Record<string, FieldSpec>> = profileForm.fields
  return (
    <div className="page-width own-profile-form">
      <p className="field-hint">{t('own-company.profile.fixed')}</p>
      <SiteForm of={own} submit={t(profileForm.submit)}>
        {/* Without script the form says itself for which company it is. */}
        <input type="hidden" name="company" value={company.documentId} />
        {parts.map(({ name, fields: names }) => (
          <section key={name} className="own-profile-part" aria-labelledby={`profile-${name}`}>
            <h2 id={`profile-${name}`}>{t(`own-company.profile.parts.${name}`)}</h2>
            {names.map((field) => {
              const spec = fields[field]
              return (
                spec && (
                  <form.AppField key={field} name={field as never}>
                    {() => <SpecifiedField as={spec} />}
                  </form.AppField>
                )
              )
            })}
          </section>
        ))}
      </SiteForm>
    </div>
  )
}
