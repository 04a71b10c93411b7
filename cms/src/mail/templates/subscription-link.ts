import { defineMail } from '../define-mail.ts'

/** The link with which a subscription is managed and cancelled, for somebody who asked for it with its number. */
export const subscriptionLink = defineMail({
  label: 'Abonnement: link om te beheren of op te zeggen',
  delivery: 'answer',
  hours: 24,
  provesAddress: true,
  example: { number: 1024, product: 'Schakel Digitaal', token: 'voorbeeld' },
  page: ({ token }) => ({ path: '/abonnement', query: { code: token } }),
  nl: ({ number, product }) => ({
    subject: 'Uw abonnement opzeggen',
    parts: [
      `Met deze link bekijkt u abonnement ${number}, ${product}, en zegt u het op. Er is nog niets opgezegd.`,
    ],
    button: 'Abonnement bekijken en opzeggen',
    after: ['Hebt u hier niet om gevraagd? Dan hoeft u niets te doen.'],
  }),
  en: ({ number, product }) => ({
    subject: 'Cancel your subscription',
    parts: [
      `This link shows subscription ${number}, ${product}, and lets you cancel it. Nothing has been cancelled yet.`,
    ],
    button: 'View and cancel the subscription',
    after: ['Did you not ask for this? Then you need not do anything.'],
  }),
  de: ({ number, product }) => ({
    subject: 'Ihr Abonnement kündigen',
    parts: [
      `Mit diesem Link sehen Sie das Abonnement ${number}, ${product}, und kündigen es. Es ist noch nichts gekündigt.`,
    ],
    button: 'Abonnement ansehen und kündigen',
    after: ['Haben Sie nicht darum gebeten? Dann müssen Sie nichts tun.'],
  }),
})
