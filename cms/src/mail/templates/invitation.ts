import { defineMail } from '../define-mail.ts'

/** Invites someone to work on a company's pages. */
export const invitation = defineMail({
  label: 'Uitnodiging van een bedrijf',
  delivery: 'answer',
  hours: 14 * 24,
  provesAddress: true,
  example: { token: 'voorbeeld', company: 'Van Dijk Logistiek' },
  page: ({ token }) => ({ path: '/uitnodiging', query: { token } }),
  nl: ({ company }) => ({
    subject: `Uitnodiging van ${company} op Schakel`,
    // A name may end with a stop of its own.
    parts: [`${company} nodigt u uit om op Schakel mee te werken aan het profiel en de vacatures.`],
    button: 'Uitnodiging bekijken',
    after: ['De uitnodiging geldt veertien dagen en alleen voor dit e-mailadres.'],
  }),
  en: ({ company }) => ({
    subject: `Invitation from ${company} on Schakel`,
    parts: [`${company} invites you to work on its profile and vacancies on Schakel.`],
    button: 'View invitation',
    after: ['The invitation is valid for fourteen days and for this e-mail address only.'],
  }),
  de: ({ company }) => ({
    subject: `Einladung von ${company} auf Schakel`,
    parts: [`${company} lädt Sie ein, auf Schakel am Profil und an den Stellenangeboten mitzuarbeiten.`],
    button: 'Einladung ansehen',
    after: ['Die Einladung gilt vierzehn Tage und nur für diese E-Mail-Adresse.'],
  }),
})
