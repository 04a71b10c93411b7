import * as v from 'valibot'
import { defineForm } from '../forms/define-form.ts'
import { definePlacedForm } from '../forms/define-placed-form.ts'
import { fileField } from '../forms/fields/FileField.tsx'
import { requiredUpload } from '../forms/file-rules.ts'
import { line } from '../forms/rules.ts'
import { pictureKinds } from './picture-kinds.ts'

/** The logo of a company, which stands beside its name. */
export const logoForm = definePlacedForm({
  name: 'company-logo',
  title: 'company-picture-form.logo',
  submit: 'company-picture-form.save-logo',
  schema: v.object({ company: line(64), file: requiredUpload }),
  fields: {
    company: { as: 'text', label: 'company-profile-form.company' },
    file: fileField({
      label: 'company-picture-form.file',
      hint: 'company-picture-form.logo-hint',
      purpose: 'company-logo',
    }),
  },
})

/** The picture above the profile of a company that pays for its place. */
export const coverForm = definePlacedForm({
  name: 'company-cover',
  title: 'company-picture-form.cover',
  submit: 'company-picture-form.save-cover',
  schema: v.object({ company: line(64), file: requiredUpload, alt: line(200) }),
  fields: {
    company: { as: 'text', label: 'company-profile-form.company' },
    file: fileField({
      label: 'company-picture-form.file',
      hint: 'company-picture-form.cover-hint',
      purpose: 'company-cover',
    }),
    alt: { as: 'text', label: 'company-picture-form.alt', hint: 'company-picture-form.alt-hint' },
  },
})

const ofPicture = {
  schema: v.object({ company: line(64), kind: v.picklist(pictureKinds, 'form.invalid') }),
  initial: { company: '', kind: 'logo' },
}

/** Takes back what was asked of a picture and editors have not approved: another one, or that it go. */
export const removePictureForm = defineForm({ name: 'remove-company-picture', ...ofPicture })

/** Asks editors to take a picture off the site. */
export const leaveOutPictureForm = defineForm({ name: 'leave-out-company-picture', ...ofPicture })
