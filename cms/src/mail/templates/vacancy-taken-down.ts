import { defineMail } from '../define-mail.ts'

type Values = {
  number: number
  title: string
  /** In the words of an editor; null where none was given. */
  reason: string | null
}

/** Tells whoever posted a vacancy that editors took it off the site, why, and what can be done (article 17 of the Digital Services Act). */
export const vacancyTakenDown = defineMail<Values>({
  label: 'Vacature: van de site gehaald',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    number: 5001,
    title: 'Ploegleider warehouse',
    reason: 'De vacature vraagt naar leeftijd. Dat is niet toegestaan.',
  },
  page: ({ number }) => ({ path: `/jobs/mijn/${number}` }),
  nl: ({ title, reason }) => ({
    subject: 'Uw vacature is van de site gehaald',
    parts: [
      `De redactie heeft de vacature ‘${title}’ van Schakel gehaald.`,
      ...(reason ? [{ quote: reason }] : []),
      'U kunt de vacature aanpassen en opnieuw indienen; daarvoor is geen nieuw tegoed nodig. Alles wat u schreef, is bewaard.',
      'Bent u het er niet mee eens? Antwoord op deze mail en leg uit waarom: de redactie kijkt er dan opnieuw naar. U kunt het geschil ook aan de rechter voorleggen.',
    ],
    button: 'Naar mijn vacature',
  }),
  en: ({ title, reason }) => ({
    subject: 'Your vacancy was taken off the site',
    parts: [
      `The editors have taken the vacancy “${title}” off Schakel.`,
      ...(reason ? [{ quote: reason }] : []),
      'You can change the vacancy and submit it again, without another credit. All that you wrote was kept.',
      'Do you disagree? Answer this mail and say why: the editors will then look at it again. You can also bring the dispute before a court.',
    ],
    button: 'Go to my vacancy',
  }),
  de: ({ title, reason }) => ({
    subject: 'Ihr Stellenangebot wurde von der Website genommen',
    parts: [
      `Die Redaktion hat das Stellenangebot „${title}“ von Schakel genommen.`,
      ...(reason ? [{ quote: reason }] : []),
      'Sie können das Stellenangebot ändern und noch einmal einreichen; dafür ist kein neues Guthaben nötig. Alles, was Sie geschrieben haben, ist gespeichert.',
      'Sind Sie nicht einverstanden? Antworten Sie auf diese E-Mail und sagen Sie, warum: Die Redaktion prüft es dann noch einmal. Sie können den Streit auch vor Gericht bringen.',
    ],
    button: 'Zu meinem Stellenangebot',
  }),
})
