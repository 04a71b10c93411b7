import type { texts as dutch } from '../nl/form-fields.ts'
import type { Same } from '../texts.ts'

/** Texts of fields that few forms have, in English. */
export const texts: Same<typeof dutch> = {
  form: {
    'file-sending': 'The file is still being sent.',
    'file-gone': 'We no longer have this file. Remove it and choose it again.',
  },
  'form-field': {
    remove: 'Remove',
    group: { row: 'Row {{n}}', add: 'Add a row', remove: 'Remove {{row}}' },
    combobox: { found: '{{n}} suggestions' },
    'rich-text': {
      markdown: 'You can use Markdown: **bold**, *italic*, ## heading, - list.',
      tools: 'Formatting',
      bold: 'Bold',
      italic: 'Italic',
      heading: 'Heading',
      subheading: 'Subheading',
      list: 'List',
      numbers: 'Numbers',
      quote: 'Quote',
      address: 'Address of the link',
      link: 'Set link',
      unlink: 'Remove link',
    },
    file: {
      allowed: '{{types}}, at most {{megabytes}} MB.',
      pixels: 'At least {{minWidth}} pixels wide and {{minHeight}} pixels high.',
      along: 'Include the file that you have already sent ({{type}})',
      held: 'The form will be sent as soon as the file has arrived.',
    },
  },
}
