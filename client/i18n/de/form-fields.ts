import type { texts as dutch } from '../nl/form-fields.ts'
import type { Same } from '../texts.ts'

/** Texts of fields that few forms have, in German. */
export const texts: Same<typeof dutch> = {
  form: {
    'file-sending': 'Die Datei wird noch gesendet.',
    'file-gone': 'Diese Datei liegt uns nicht mehr vor. Entfernen Sie sie und wählen Sie sie erneut.',
  },
  'form-field': {
    remove: 'Entfernen',
    group: { row: 'Zeile {{n}}', add: 'Zeile hinzufügen', remove: '{{row}} entfernen' },
    combobox: { found: '{{n}} Vorschläge' },
    'rich-text': {
      markdown: 'Sie können Markdown verwenden: **fett**, *kursiv*, ## Überschrift, - Liste.',
      tools: 'Formatierung',
      bold: 'Fett',
      italic: 'Kursiv',
      heading: 'Überschrift',
      subheading: 'Zwischentitel',
      list: 'Liste',
      numbers: 'Nummern',
      quote: 'Zitat',
      address: 'Adresse des Links',
      link: 'Link setzen',
      unlink: 'Link entfernen',
    },
    file: {
      allowed: '{{types}}, höchstens {{megabytes}} MB.',
      pixels: 'Mindestens {{minWidth}} Pixel breit und {{minHeight}} Pixel hoch.',
      along: 'Die bereits gesendete Datei ({{type}}) mitsenden',
      held: 'Sobald die Datei angekommen ist, wird das Formular gesendet.',
    },
  },
}
