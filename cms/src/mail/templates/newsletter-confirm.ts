import { defineMail } from '../define-mail.ts'

/**
 * Double opt-in. There is no consent yet, so it must not contain advertising (art. 11.7 Tw): only what was requested, when, and how to stop it.
 */
export const newsletterConfirm = defineMail({
  label: 'Nieuwsbrief: bevestiging',
  delivery: 'answer',
  hours: 7 * 24,
  provesAddress: true,
  example: { token: 'voorbeeld', newsletters: 'Schakel Dagelijks', askedAt: '22 november 2026 om 10:15' },
  page: ({ token }) => ({ path: '/nieuwsbrief', query: { bevestigen: token } }),
  unsubscribe: ({ token }) => ({ path: '/nieuwsbrief', query: { weigeren: token } }),
  nl: ({ newsletters, askedAt }) => ({
    subject: 'Bevestig uw aanmelding voor de nieuwsbrief',
    parts: [
      `Op ${askedAt} is dit e-mailadres op de site van Schakel aangemeld voor: ${newsletters}. Bevestig dat u dit zelf was.`,
    ],
    button: 'Aanmelding bevestigen',
    after: [
      'De link werkt zeven dagen. Hebt u zich niet aangemeld? Dan hoeft u niets te doen: zonder bevestiging krijgt u niets van ons.',
    ],
  }),
  en: ({ newsletters, askedAt }) => ({
    subject: 'Confirm your newsletter sign-up',
    parts: [
      `On ${askedAt} this e-mail address was signed up on the site of Schakel for: ${newsletters}. Please confirm that it was you.`,
    ],
    button: 'Confirm sign-up',
    after: [
      'The link works for seven days. If you did not sign up, you need not do anything: without confirmation you receive nothing from us.',
    ],
  }),
  de: ({ newsletters, askedAt }) => ({
    subject: 'Bestätigen Sie Ihre Newsletter-Anmeldung',
    parts: [
      `Am ${askedAt} wurde diese E-Mail-Adresse auf der Website von Schakel angemeldet für: ${newsletters}. Bitte bestätigen Sie, dass Sie es waren.`,
    ],
    button: 'Anmeldung bestätigen',
    after: [
      'Der Link gilt sieben Tage. Wenn Sie sich nicht angemeldet haben, brauchen Sie nichts zu tun: Ohne Bestätigung erhalten Sie nichts von uns.',
    ],
  }),
})
