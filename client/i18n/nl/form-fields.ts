/** Texts of fields that few forms have, in Dutch. */
export const texts = {
  form: {
    'file-sending': 'Het bestand wordt nog verstuurd.',
    'file-gone': 'Dit bestand is niet meer bij ons. Haal het weg en kies het opnieuw.',
  },
  'form-field': {
    remove: 'Verwijderen',
    group: { row: 'Rij {{n}}', add: 'Rij toevoegen', remove: '{{row}} verwijderen' },
    combobox: { found: '{{n}} suggesties' },
    'rich-text': {
      markdown: 'U kunt opmaken met Markdown: **vet**, *cursief*, ## kop, - lijst.',
      tools: 'Opmaak',
      bold: 'Vet',
      italic: 'Cursief',
      heading: 'Kop',
      subheading: 'Tussenkop',
      list: 'Lijst',
      numbers: 'Nummers',
      quote: 'Citaat',
      address: 'Adres van de link',
      link: 'Link maken',
      unlink: 'Link weghalen',
    },
    file: {
      allowed: '{{types}}, hoogstens {{megabytes}} MB.',
      pixels: 'Minstens {{minWidth}} pixels breed en {{minHeight}} pixels hoog.',
      along: 'Het bestand dat u al verstuurde ({{type}}) meesturen',
      held: 'Zodra het bestand er is, wordt het formulier verstuurd.',
    },
  },
} as const
