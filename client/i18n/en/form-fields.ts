import type { texts as dutch } from '../nl/form-fields.ts'
import type { Same } from '../texts.ts'

/** Texts of fields that few forms have, in English. */
export const texts: Same<typeof dutch> = {
  form: {
    'file-sending': 'The file is still being sent. Wait until it has arrived, then send the form.',
    'file-gone': 'We no longer have this file. Remove it and choose it again.',
  },
  'form-field': {
    file: {
      allowed: '{{types}}, at most {{megabytes}} MB.',
      sending: 'Sending {{name}}',
      cancel: 'Cancel',
      remove: 'Remove',
      along: 'Include the file that you have already sent ({{type}})',
    },
  },
}
