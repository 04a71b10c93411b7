import type { Language } from '../mail/site-link.ts'

/** Words of an edition that its editors don't write. */
interface EditionTexts {
  online: string
  advertisement: string
  /** Of an advertisement's link, where it has no words of its own. */
  more: string
  sender: string
  preferences: string
  unsubscribe: string
}

export const editionTexts: Record<Language, EditionTexts> = {
  nl: {
    online: 'Lees deze nieuwsbrief op de site',
    advertisement: 'Advertentie',
    more: 'Meer informatie',
    sender: 'U krijgt deze nieuwsbrief omdat u zich ervoor hebt aangemeld.',
    preferences: 'Nieuwsbrieven kiezen',
    unsubscribe: 'Afmelden voor deze nieuwsbrief',
  },
  en: {
    online: 'Read this newsletter on the site',
    advertisement: 'Advertisement',
    more: 'More information',
    sender: 'You receive this newsletter because you signed up for it.',
    preferences: 'Choose newsletters',
    unsubscribe: 'Unsubscribe from this newsletter',
  },
  de: {
    online: 'Diesen Newsletter auf der Website lesen',
    advertisement: 'Anzeige',
    more: 'Mehr erfahren',
    sender: 'Sie erhalten diesen Newsletter, weil Sie ihn bestellt haben.',
    preferences: 'Newsletter wählen',
    unsubscribe: 'Diesen Newsletter abbestellen',
  },
}
