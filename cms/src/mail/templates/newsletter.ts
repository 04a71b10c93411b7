import { defineMail } from '../define-mail.ts'

/** One edition of a newsletter, for one recipient. Its text is the same for all, and stored apart (`outbox/edition-mail.ts`). */
export const newsletter = defineMail({
  label: 'Nieuwsbrief',
  delivery: 'mass',
  hours: 48,
  example: {
    token: 'voorbeeld',
    /** The newsletter that its link ends. */
    list: 'morning',
    subject: 'Pakketlockers: wie betaalt de laatste meter?',
  },
  unsubscribe: ({ token, list }) => ({ path: '/nieuwsbrief', query: { afmelden: token, lijst: list } }),
  nl: ({ subject }) => ({ subject, parts: [] }),
  en: ({ subject }) => ({ subject, parts: [] }),
  de: ({ subject }) => ({ subject, parts: [] }),
})
