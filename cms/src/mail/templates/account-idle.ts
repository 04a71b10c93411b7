import { defineMail } from '../define-mail.ts'
import { writtenDay } from '../written.ts'

type Values = {
  /** Before which its owner has to sign in, such as `2026-12-23`. */
  on: string
}

/** Warns that an account that nobody uses will be deleted. */
export const accountIdle = defineMail<Values>({
  label: 'Account lang niet gebruikt',
  delivery: 'answer',
  hours: 168,
  example: { on: '2026-12-23' },
  page: () => ({ path: '/account' }),
  nl: ({ on }) => ({
    subject: 'Wilt u uw account houden?',
    parts: [
      'U hebt uw account bij Schakel bijna twee jaar niet gebruikt. Gegevens die niemand meer nodig heeft, bewaren we niet.',
      `Wilt u het houden? Log dan vóór ${writtenDay(on, 'nl')} een keer in. Anders verwijderen we het, met uw opgeslagen artikelen en uw voorkeuren.`,
      'U hoeft niets te doen als het weg mag.',
    ],
    button: 'Inloggen en account houden',
  }),
  en: ({ on }) => ({
    subject: 'Would you like to keep your account?',
    parts: [
      'You have not used your account with Schakel for almost two years. We don’t keep data that nobody needs any more.',
      `Would you like to keep it? Then sign in once before ${writtenDay(on, 'en')}. Otherwise we will delete it, with your saved articles and your preferences.`,
      'You need do nothing if it may go.',
    ],
    button: 'Sign in and keep the account',
  }),
  de: ({ on }) => ({
    subject: 'Möchten Sie Ihr Konto behalten?',
    parts: [
      'Sie haben Ihr Konto bei Schakel seit fast zwei Jahren nicht benutzt. Daten, die niemand mehr braucht, bewahren wir nicht auf.',
      `Möchten Sie es behalten? Dann melden Sie sich vor dem ${writtenDay(on, 'de')} einmal an. Sonst löschen wir es, mit Ihren gespeicherten Artikeln und Ihren Einstellungen.`,
      'Sie müssen nichts tun, wenn es weg darf.',
    ],
    button: 'Anmelden und Konto behalten',
  }),
})
