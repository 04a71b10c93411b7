import { defineMail } from '../define-mail.ts'

/** Tells whoever handed a company's profile in that it is on the site. */
export const profilePublished = defineMail({
  label: 'Bedrijfsprofiel: online',
  delivery: 'answer',
  hours: 7 * 24,
  example: { name: 'Van Dijk Logistiek', company: 'voorbeeld' },
  page: ({ company }) => ({ path: '/account/bedrijf', query: { bedrijf: company } }),
  nl: ({ name }) => ({
    subject: 'Uw bedrijfsprofiel staat online',
    parts: [`De redactie heeft het profiel van ${name} gelezen. Het staat nu op de site.`],
    button: 'Naar het profiel',
  }),
  en: ({ name }) => ({
    subject: 'Your company profile is online',
    parts: [`The editors have read the profile of ${name}. It is on the site now.`],
    button: 'Go to the profile',
  }),
  de: ({ name }) => ({
    subject: 'Ihr Unternehmensprofil ist online',
    parts: [`Die Redaktion hat das Profil von ${name} gelesen. Es steht jetzt auf der Website.`],
    button: 'Zum Profil',
  }),
})
