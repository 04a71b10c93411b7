import * as v from 'valibot'
import { uploadIn } from '../files/upload.ts'

/** What a field for a file holds while it is being uploaded. */
export const uploading = 'uploading'

/** A file that may be left out: the field holds what `uploadText` made of its upload. Gives the upload, or null. */
export const optionalUpload = v.pipe(
  v.optional(v.string('form.invalid'), ''),
  v.check((text) => text !== uploading, 'form.file-sending'),
  v.check((text) => text === '' || uploadIn(text) !== null, 'form.file-gone'),
  v.transform(uploadIn),
)

/** The same for a file that must be there. */
export const requiredUpload = v.pipe(
  optionalUpload,
  v.check((upload) => upload !== null, 'form.file.missing'),
)
