import { defineMail } from '../define-mail.ts'

type Values = {
  order: number
  /** Number of the issue. */
  issue: number
  product: string
  /** In lines, as on the envelope. */
  address: string
}

/** Tells the desk to post an issue that was bought on paper. */
export const issueToPost = defineMail<Values>({
  label: 'Los nummer: op de post doen',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    ...{ order: 17, issue: 12, product: 'Schakel November 2026: Wie betaalt de piek?' },
    address: 'Anna de Wit\nLindelaan 3\n5141KL Waalwijk\nNL',
  },
  nl: ({ order, issue, product, address }) => ({
    subject: `Op de post: nummer ${issue}, bestelling ${order}`,
    parts: [`Betaald en te versturen: ${product}. Aan:`, { quote: address }],
  }),
  en: ({ order, issue, product, address }) => ({
    subject: `To be posted: issue ${issue}, order ${order}`,
    parts: [`Paid, to be sent: ${product}. To:`, { quote: address }],
  }),
  de: ({ order, issue, product, address }) => ({
    subject: `Zu versenden: Ausgabe ${issue}, Bestellung ${order}`,
    parts: [`Bezahlt und zu versenden: ${product}. An:`, { quote: address }],
  }),
})
