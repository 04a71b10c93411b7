import {
  coverForm,
  leaveOutPictureForm,
  logoForm,
  removePictureForm,
} from '../../client/companies/picture-forms.ts'
import type { PictureKind } from '../../client/companies/picture-kinds.ts'
import { ownForm } from '../account-forms/account-form.ts'
import { SiteError } from '../errors.ts'
import type { FormContext, Outcome } from '../forms/form-handler.ts'
import { report } from '../report.ts'
import { asMember, pageOf } from './profile-page.ts'

/** Proposes a logo. */
export const saveLogo = ownForm(logoForm, {
  act: ({ company }, { token }, context) =>
    asMember(() => propose(context, token, company, { kind: 'logo', alt: '' })),
})

/** Proposes the picture above the profile. */
export const saveCover = ownForm(coverForm, {
  act: ({ company, alt }, { token }, context) =>
    asMember(() => propose(context, token, company, { kind: 'cover', alt })),
})

/** Takes back what was asked of a picture. */
export const removePicture = ownForm(removePictureForm, {
  act: ({ company, kind }, { token }, context) =>
    asMember(async () => {
      await context.companyProfiles.removePicture(token, company, kind)
      return pageOf(context, company, 'beeld')
    }),
})

/** Asks editors to take a picture off the site. */
export const leaveOutPicture = ownForm(leaveOutPictureForm, {
  act: ({ company, kind }, { token }, context) =>
    asMember(async () => {
      await context.companyProfiles.leaveOutPicture(token, company, kind)
      return pageOf(context, company, 'beeld')
    }),
})

/** Hands the uploaded file to the backend, and keeps nothing of it here. */
async function propose(
  context: FormContext,
  token: string,
  company: string,
  picture: { kind: PictureKind; alt: string },
): Promise<Outcome> {
  const { attachment, companyProfiles, files } = context
  const content = attachment && (await files.openFile(attachment))
  if (!content) throw new SiteError('UnavailableError')
  await companyProfiles.savePicture(token, company, { ...picture, bytes: attachment.bytes, content })
  // If this fails, the nightly run finds a file without a record.
  await files.removeFile(attachment.id).catch((failure) => report('files', failure, { id: attachment.id }))
  return pageOf(context, company, 'voorbeeld')
}
