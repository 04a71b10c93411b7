import { defineMail } from '../define-mail.ts'

/** Tells a colleague that their seat in somebody's subscription has ended. */
export const seatTaken = defineMail({
  label: 'Abonnement: plek van een collega vervallen',
  delivery: 'answer',
  hours: 72,
  example: { product: 'Schakel Team' },
  page: () => ({ path: '/abonnementen' }),
  nl: ({ product }) => ({
    subject: `Uw plek in ${product} is vervallen`,
    parts: [
      'U leest niet meer mee met dit abonnement. Uw account, uw onderwerpen en wat u bewaarde, blijven van u.',
    ],
    button: 'Abonnementen bekijken',
  }),
  en: ({ product }) => ({
    subject: `Your seat in ${product} has ended`,
    parts: [
      'You no longer read along with this subscription. Your account, your topics and what you saved remain yours.',
    ],
    button: 'View subscriptions',
  }),
  de: ({ product }) => ({
    subject: `Ihr Platz in ${product} ist entfallen`,
    parts: [
      'Sie lesen nicht mehr mit diesem Abonnement mit. Ihr Konto, Ihre Themen und was Sie gespeichert haben, bleiben Ihnen.',
    ],
    button: 'Abonnements ansehen',
  }),
})
