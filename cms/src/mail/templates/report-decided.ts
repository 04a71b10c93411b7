import { defineMail } from '../define-mail.ts'

type Values = {
  /** Of the vacancy. */
  title: string
  /** Its page, without a language prefix; null if it is no longer on the site. */
  path: string | null
  /** 1 if the vacancy was taken off the site, 0 if it stays. */
  isTakenDown: number
  /** In the words of an editor. */
  reason: string
}

/** Tells whoever reported a vacancy what was decided, why, and what can be done (article 16 of the Digital Services Act). */
export const reportDecided = defineMail<Values>({
  label: 'Melding over een vacature: besluit',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    title: 'Planner transport',
    path: '/jobs/vacature/5001/planner-transport',
    isTakenDown: 0,
    reason: 'Het salaris in de tekst en dat erboven zijn nu hetzelfde.',
  },
  page: ({ path }) => (path ? { path } : null),
  nl: ({ title, isTakenDown, reason }) => ({
    subject: 'Ons besluit over uw melding',
    parts: [
      isTakenDown
        ? `U meldde de vacature ‘${title}’. We hebben haar van de site gehaald:`
        : `U meldde de vacature ‘${title}’. We laten haar staan:`,
      { quote: reason },
      'Een redacteur heeft de melding gelezen en dit besloten. Bent u het er niet mee eens? Antwoord op deze mail en leg uit waarom: dan kijken we er opnieuw naar. U kunt het geschil ook aan de rechter voorleggen.',
    ],
    button: 'Bekijk de vacature',
  }),
  en: ({ title, isTakenDown, reason }) => ({
    subject: 'What we decided about your report',
    parts: [
      isTakenDown
        ? `You reported the vacancy “${title}”. We have taken it off the site:`
        : `You reported the vacancy “${title}”. It stays on the site:`,
      { quote: reason },
      'An editor has read your report and decided this. Do you disagree? Answer this mail and say why: we will then look at it again. You can also bring the dispute before a court.',
    ],
    button: 'View the vacancy',
  }),
  de: ({ title, isTakenDown, reason }) => ({
    subject: 'Unsere Entscheidung über Ihre Meldung',
    parts: [
      isTakenDown
        ? `Sie haben die Stelle „${title}“ gemeldet. Wir haben sie von der Website genommen:`
        : `Sie haben die Stelle „${title}“ gemeldet. Sie bleibt auf der Website:`,
      { quote: reason },
      'Eine Person aus der Redaktion hat Ihre Meldung gelesen und so entschieden. Sind Sie nicht einverstanden? Antworten Sie auf diese E-Mail und sagen Sie, warum: Wir prüfen es dann noch einmal. Sie können den Streit auch vor Gericht bringen.',
    ],
    button: 'Stelle ansehen',
  }),
})
