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
    after: ['Onder elke nieuwsbrief staat een link om u af te melden. Een account is daarvoor niet nodig.'],
  }),
  en: ({ newsletters }) => ({
    subject: 'Welcome to the newsletter of Schakel',
    parts: [`Your sign-up is confirmed. From now on you receive: ${newsletters}.`],
    button: 'Read today’s news',
    after: ['Below each newsletter is a link to unsubscribe. You need no account for that.'],
  }),
  de: ({ newsletters }) => ({
    subject: 'Willkommen beim Newsletter von Schakel',
    parts: [`Ihre Anmeldung ist bestätigt. Ab jetzt erhalten Sie: ${newsletters}.`],
    button: 'Die Nachrichten von heute lesen',
    after: ['Unter jedem Newsletter steht ein Link zum Abmelden. Ein Konto brauchen Sie dafür nicht.'],
  }),
})
