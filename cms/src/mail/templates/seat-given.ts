import { defineMail } from '../define-mail.ts'

/** Invites a colleague to read with somebody's subscription. */
export const seatGiven = defineMail({
  label: 'Abonnement: plek voor een collega',
  delivery: 'answer',
  hours: 14 * 24,
  provesAddress: true,
  example: { owner: 'Noor Bakker', product: 'Schakel Team', token: 'voorbeeld' },
  page: ({ token }) => ({ path: '/abonnement', query: { plek: token } }),
  nl: ({ owner, product }) => ({
    subject: `U kunt meelezen met ${product}`,
    parts: [
      `${owner} heeft u een plek gegeven in het abonnement ${product}. U leest dan alles op Schakel, met een eigen account.`,
    ],
    button: 'Plek aannemen',
    after: ['De uitnodiging geldt veertien dagen en alleen voor dit e-mailadres.'],
  }),
  en: ({ owner, product }) => ({
    subject: `You can read along with ${product}`,
    parts: [
      `${owner} has given you a seat in the subscription ${product}. You can then read everything on Schakel, with an account of your own.`,
    ],
    button: 'Accept the seat',
    after: ['The invitation is valid for fourteen days and for this e-mail address only.'],
  }),
  de: ({ owner, product }) => ({
    subject: `Sie können mit ${product} mitlesen`,
    parts: [
      `${owner} hat Ihnen einen Platz im Abonnement ${product} gegeben. Sie lesen dann alles auf Schakel, mit einem eigenen Konto.`,
    ],
    button: 'Platz annehmen',
    after: ['Die Einladung gilt vierzehn Tage und nur für diese E-Mail-Adresse.'],
  }),
})
