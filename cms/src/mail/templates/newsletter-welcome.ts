import { defineMail } from '../define-mail.ts'

/** Confirms a completed sign-up. */
export const newsletterWelcome = defineMail({
  label: 'Nieuwsbrief: welkom',
  delivery: 'answer',
  hours: 48,
  example: { token: 'voorbeeld', newsletters: 'Schakel Dagelijks' },
  page: () => ({ path: '/' }),
  unsubscribe: ({ token }) => ({ path: '/nieuwsbrief', query: { afmelden: token } }),
  nl: ({ newsletters }) => ({
    subject: 'Welkom bij de nieuwsbrief van Schakel',
    parts: [`Uw aanmelding is bevestigd. Vanaf nu ontvangt u: ${newsletters}.`],
    button: 'Lees het nieuws van vandaag',
    after: ['Onder elke nieuwsbrief staat een link waarmee u zich met één klik afmeldt.'],
  }),
  en: ({ newsletters }) => ({
    subject: 'Welcome to the newsletter of Schakel',
    parts: [`Your sign-up is confirmed. From now on you receive: ${newsletters}.`],
    button: 'Read today’s news',
    after: ['Below each newsletter is a link that ends it with one click.'],
  }),
  de: ({ newsletters }) => ({
    subject: 'Willkommen beim Newsletter von Schakel',
    parts: [`Ihre Anmeldung ist bestätigt. Ab jetzt erhalten Sie: ${newsletters}.`],
    button: 'Die Nachrichten von heute lesen',
    after: ['Unter jedem Newsletter steht ein Link, mit dem Sie sich mit einem Klick abmelden.'],
  }),
})
