import { coverForm, leaveOutPictureForm, logoForm, removePictureForm } from '../../companies/picture-forms.ts'
import type { PictureKind } from '../../companies/picture-kinds.ts'
import { PressForm } from '../../components/account/PressForm.tsx'
import { ResponsivePicture } from '../../components/ResponsivePicture.tsx'
import type { Picture } from '../../content/picture.ts'
import type { FormDefinition } from '../../forms/define-form.ts'
import type { PlacedForm } from '../../forms/define-placed-form.ts'
import { SpecifiedField } from '../../forms/fields/SpecifiedField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

/** A picture that a profile may have. */
export interface ProfilePicture {
  kind: PictureKind
  /** On the site and not asked to go; null if there is none, or while it can't be read. */
  live: Picture | null
  /** Proposed, for members alone; null if none is. */
  waiting: Picture | null
  /** Whether the one on the site goes once editors have approved that. */
  isLeaving: boolean
  /** Whether the profile may be without. */
  mayLeave: boolean
}

interface ProfilePicturesProps {
  company: { documentId: string }
  pictures: ProfilePicture[]
}

const forms = { logo: logoForm, cover: coverForm } as const

/** The pictures of a profile, and forms to propose others. */
export function ProfilePictures({ company, pictures }: ProfilePicturesProps) {
  const { t } = useSite()
  return (
    <div className="page-width own-profile-form">
      <p className="field-hint">{t('own-company.profile.pictures-hint')}</p>
      {pictures.map((picture) => (
        <PictureForm
          key={picture.kind}
          company={company.documentId}
          of={forms[picture.kind]}
          picture={picture}
        />
      ))}
      {!pictures.some(({ kind }) => kind === 'cover') && (
        <p className="field-hint">{t('own-company.profile.cover-paid')}</p>
      )}
    </div>
  )
}

interface PictureFormProps {
  company: string
  of: PlacedForm
  picture: ProfilePicture
}

function PictureForm({ company, of: definition, picture }: PictureFormProps) {
  const { t } = useSite()
  const { kind, live, waiting, isLeaving, mayLeave } = picture
  const own = useSiteForm(definition as FormDefinition, { initial: { ...definition.initial, company } })
  const { form } = own
  const { company: _page, ...fields } = definition.fields
  return (
    <section className="own-profile-part" aria-labelledby={`picture-${kind}`}>
      <h2 id={`picture-${kind}`}>{t(definition.title)}</h2>
      {isLeaving && !waiting && (
        <>
          <p>{t(`own-company.profile.leaving-${kind}`)}</p>
          <PressForm of={removePictureForm} fields={{ company, kind }}>
            {t(`own-company.profile.keep-${kind}`)}
          </PressForm>
        </>
      )}
      {(live || waiting) && (
        <div className="own-profile-pictures">
          {live && (
            <div>
              <Shown words={t('own-company.profile.picture-live')} picture={live} />
              {mayLeave && !waiting && (
                <PressForm of={leaveOutPictureForm} fields={{ company, kind }}>
                  {t(`own-company.profile.leave-out-${kind}`)}
                </PressForm>
              )}
            </div>
          )}
          {waiting && (
            <div>
              <Shown words={t('own-company.profile.picture-waiting')} picture={waiting} />
              <PressForm of={removePictureForm} fields={{ company, kind }}>
                {t(`own-company.profile.remove-${kind}`)}
              </PressForm>
            </div>
          )}
        </div>
      )}
      <SiteForm of={own} submit={t(definition.submit)} isQuiet={waiting !== null}>
        {/* Without script the form says itself for which company it is. */}
        <input type="hidden" name="company" value={company} />
        {Object.entries(fields).map(([name, spec]) => (
          <form.AppField key={name} name={name as never}>
            {() => <SpecifiedField as={spec} />}
          </form.AppField>
        ))}
      </SiteForm>
    </section>
  )
}

function Shown({ words, picture }: { words: string; picture: Picture }) {
  return (
    <figure className="own-profile-picture">
      <ResponsivePicture picture={picture} place="quarter" />
      <figcaption>{words}</figcaption>
    </figure>
  )
}
