import type { Language } from '../mail/site-link.ts'

/** Why readers report a vacancy; the schema of `vacancy-report` and the site's form name the same ones. */
export const reportReasons = [
  'fraud',
  'discrimination',
  'misleading',
  'unlawful',
  'outdated',
  'other',
] as const

/** As mails name them. */
export const reportReasonNames: Record<Language, Record<(typeof reportReasons)[number], string>> = {
  nl: {
    fraud: 'Oplichting of phishing',
    discrimination: 'Discriminatie',
    misleading: 'Misleidende of onjuiste informatie',
    unlawful: 'Iets anders dat niet mag van de wet',
    outdated: 'De baan is al vergeven of bestaat niet',
    other: 'Iets anders',
  },
  en: {
    fraud: 'Fraud or phishing',
    discrimination: 'Discrimination',
    misleading: 'Misleading or wrong information',
    unlawful: 'Something else that is against the law',
    outdated: 'The job is taken or does not exist',
    other: 'Something else',
  },
  de: {
    fraud: 'Betrug oder Phishing',
    discrimination: 'Diskriminierung',
    misleading: 'Irreführende oder falsche Angaben',
    unlawful: 'Etwas anderes, das gesetzwidrig ist',
    outdated: 'Die Stelle ist vergeben oder gibt es nicht',
    other: 'Etwas anderes',
  },
}
