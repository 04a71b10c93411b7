import { newsletterNames } from '../../newsletters/names.ts'
import type { NewsletterName } from '../../newsletters/sign-ups.ts'
import { defineMail } from '../define-mail.ts'

type Values = {
  newsletter: NewsletterName
  reason: 'nothing-to-read' | 'no-subject' | 'deleted'
  /** Its title; null if it is deleted. */
  title: string | null
  /** Titles of what it named and readers can no longer see. */
  leftOut: string[]
}

const reasons = {
  nl: {
    'nothing-to-read': 'alles wat erin stond is ingetrokken of verlopen',
    'no-subject': 'zij heeft geen onderwerp',
    deleted: 'zij is verwijderd',
  },
  en: {
    'nothing-to-read': 'everything in it has been withdrawn or has expired',
    'no-subject': 'it has no subject',
    deleted: 'it has been deleted',
  },
  de: {
    'nothing-to-read': 'alles darin wurde zurückgezogen oder ist abgelaufen',
    'no-subject': 'er hat keinen Betreff',
    deleted: 'er wurde gelöscht',
  },
}

/** Tells the editor who planned an edition that it was not sent. */
export const editionCalledOff = defineMail<Values>({
  label: 'Nieuwsbrief: niet verzonden',
  delivery: 'answer',
  hours: 48,
  example: {
    newsletter: 'morning',
    reason: 'nothing-to-read',
    title: 'Ochtendmail van 25 november',
    leftOut: ['Pakketlockers: wie betaalt de laatste meter?'],
  },
  nl: ({ newsletter, reason, title, leftOut }) => ({
    subject: `Niet verzonden: ${newsletterNames.nl[newsletter]}`,
    parts: [
      `De nieuwsbrief die u had gepland is aan niemand verzonden, want ${reasons.nl[reason]}.`,
      {
        facts: [
          ['Nieuwsbrief', title],
          ['Niet meer te lezen', leftOut.join('; ')],
        ],
      },
      'Staat er weer iets in, dan kunt u haar opnieuw plannen.',
    ],
  }),
  en: ({ newsletter, reason, title, leftOut }) => ({
    subject: `Not sent: ${newsletterNames.en[newsletter]}`,
    parts: [
      `The newsletter that you planned was sent to nobody, because ${reasons.en[reason]}.`,
      {
        facts: [
          ['Newsletter', title],
          ['No longer available', leftOut.join('; ')],
        ],
      },
      'You can plan it again once there is something in it.',
    ],
  }),
  de: ({ newsletter, reason, title, leftOut }) => ({
    subject: `Nicht versandt: ${newsletterNames.de[newsletter]}`,
    parts: [
      `Der von Ihnen geplante Newsletter ging an niemanden, denn ${reasons.de[reason]}.`,
      {
        facts: [
          ['Newsletter', title],
          ['Nicht mehr zu lesen', leftOut.join('; ')],
        ],
      },
      'Sobald wieder etwas darin steht, können Sie ihn erneut planen.',
    ],
  }),
})
