import { defineMail } from '../define-mail.ts'

/** Double opt-in of an alert. There is no consent yet, so it names what was asked for and how to stop it, and offers nothing. */
export const jobAlertConfirm = defineMail({
  label: 'Vacature-alert: bevestiging',
  delivery: 'answer',
  hours: 7 * 24,
  provesAddress: true,
  example: { token: 'voorbeeld', search: '“magazijn”, Utrecht, 25 km', frequency: 'daily' },
  page: ({ token }) => ({ path: '/jobs/alerts', query: { bevestigen: token } }),
  unsubscribe: ({ token }) => ({ path: '/jobs/alerts', query: { weigeren: token } }),
  nl: ({ search, frequency }) => ({
    subject: 'Bevestig uw vacature-alert',
    parts: [
      `Op Schakel is dit e-mailadres ingevuld voor een mail ${frequency === 'daily' ? 'per dag' : 'per week'} met nieuwe vacatures voor:`,
      { quote: search },
      'Bevestig dat u dit zelf was. Staat er niets nieuws, dan krijgt u ook geen mail.',
    ],
    button: 'Alert bevestigen',
    after: [
      'De link werkt zeven dagen. Was u dit niet? Dan hoeft u niets te doen: zonder bevestiging krijgt u niets van ons.',
    ],
    unsubscribe: 'Dit was ik niet',
  }),
  en: ({ search, frequency }) => ({
    subject: 'Confirm your job alert',
    parts: [
      `On Schakel, this e-mail address was entered for a mail every ${frequency === 'daily' ? 'day' : 'week'} with new vacancies for:`,
      { quote: search },
      'Please confirm that it was you. When nothing is new, you get no mail.',
    ],
    button: 'Confirm alert',
    after: [
      'The link works for seven days. If it was not you, you need not do anything: without confirmation you receive nothing from us.',
    ],
    unsubscribe: 'It was not me',
  }),
  de: ({ search, frequency }) => ({
    subject: 'Bestätigen Sie Ihren Job-Alarm',
    parts: [
      `Auf Schakel wurde diese E-Mail-Adresse für eine Mail pro ${frequency === 'daily' ? 'Tag' : 'Woche'} mit neuen Stellen eingetragen, und zwar für:`,
      { quote: search },
      'Bitte bestätigen Sie, dass Sie es waren. Gibt es nichts Neues, kommt auch keine Mail.',
    ],
    button: 'Job-Alarm bestätigen',
    after: [
      'Der Link gilt sieben Tage. Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Ohne Bestätigung erhalten Sie nichts von uns.',
    ],
    unsubscribe: 'Das war ich nicht',
  }),
})
