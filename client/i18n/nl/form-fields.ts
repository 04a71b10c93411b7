/** Texts of fields that few forms have, in Dutch. */
export const texts = {
  form: {
    'file-sending': 'Het bestand wordt nog verstuurd. Wacht tot het er is en verstuur dan het formulier.',
    'file-gone': 'Dit bestand is niet meer bij ons. Haal het weg en kies het opnieuw.',
  },
  'form-field': {
    file: {
      allowed: '{{types}}, hoogstens {{megabytes}} MB.',
      sending: '{{name}} wordt verstuurd',
      cancel: 'Annuleren',
      remove: 'Verwijderen',
      along: 'Het bestand dat u al verstuurde ({{type}}) meesturen',
    },
  },
} as const
