import type { Language } from './site-link.ts'

/** Texts of the frame, the same in every mail. */
interface FrameTexts {
  /** Before the URL of the button. */
  copyLink: string
  /** Identifies the sender. */
  sender: string
  noReply: string
  unsubscribe: string
}

export const frameTexts: Record<Language, FrameTexts> = {
  nl: {
    copyLink: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
    sender: 'Schakel, vakblad voor e-commerce, logistiek en fulfilment.',
    noReply: 'Op deze e-mail hoeft u niet te antwoorden.',
    unsubscribe: 'Afmelden voor de nieuwsbrief',
  },
  en: {
    copyLink: 'If the button does not work, copy this address into your browser:',
    sender: 'Schakel, trade news for e-commerce, logistics and fulfilment.',
    noReply: 'There is no need to reply to this e-mail.',
    unsubscribe: 'Unsubscribe from the newsletter',
  },
  de: {
    copyLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    sender: 'Schakel, Fachmagazin für E-Commerce, Logistik und Fulfillment.',
    noReply: 'Auf diese E-Mail brauchen Sie nicht zu antworten.',
    unsubscribe: 'Newsletter abbestellen',
  },
}
