import { defineMail } from '../define-mail.ts'

/** Tells somebody that they are now an owner of a company's profile. */
export const claimApproved = defineMail({
  label: 'Bedrijf overnemen: goedgekeurd',
  delivery: 'answer',
  hours: 7 * 24,
  example: { company: 'Van Dijk Logistiek' },
  page: () => ({ path: '/account' }),
  nl: ({ company }) => ({
    subject: 'Uw bedrijfsprofiel is van u',
    parts: [
      `De redactie heeft uw aanvraag goedgekeurd: u beheert nu het profiel en de vacatures van ${company}.`,
    ],
    button: 'Naar mijn account',
    after: ['In uw account nodigt u collega’s uit.'],
  }),
  en: ({ company }) => ({
    subject: 'Your company profile is yours',
    parts: [
      `The editors have approved your request: you now manage the profile and the vacancies of ${company}.`,
    ],
    button: 'Go to my account',
    after: ['You invite colleagues from your account.'],
  }),
  de: ({ company }) => ({
    subject: 'Ihr Unternehmensprofil gehört Ihnen',
    parts: [
      `Die Redaktion hat Ihre Anfrage genehmigt: Sie verwalten jetzt das Profil und die Stellenangebote von ${company}.`,
    ],
    button: 'Zu meinem Konto',
    after: ['In Ihrem Konto laden Sie Kolleginnen und Kollegen ein.'],
  }),
})
