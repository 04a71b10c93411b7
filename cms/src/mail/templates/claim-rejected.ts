import { defineMail } from '../define-mail.ts'

/** Tells somebody why editors did not give them a company's profile. */
export const claimRejected = defineMail({
  label: 'Bedrijf overnemen: afgewezen',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    company: 'Van Dijk Logistiek',
    reason:
      'Wij konden niet vaststellen dat u bij dit bedrijf werkt. Stuur ons een bericht van een adres van het bedrijf.',
  },
  page: () => ({ path: '/contact' }),
  nl: ({ company, reason }) => ({
    subject: 'Uw aanvraag voor een bedrijfsprofiel',
    parts: [
      `De redactie heeft uw aanvraag voor het profiel van ${company} niet goedgekeurd:`,
      { quote: reason },
    ],
    button: 'Contact',
  }),
  en: ({ company, reason }) => ({
    subject: 'Your request for a company profile',
    parts: [`The editors have not approved your request for the profile of ${company}:`, { quote: reason }],
    button: 'Contact',
  }),
  de: ({ company, reason }) => ({
    subject: 'Ihre Anfrage für ein Unternehmensprofil',
    parts: [
      `Die Redaktion hat Ihre Anfrage für das Profil von ${company} nicht genehmigt:`,
      { quote: reason },
    ],
    button: 'Kontakt',
  }),
})
