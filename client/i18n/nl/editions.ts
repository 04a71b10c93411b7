/** Editions of the newsletters, in Dutch. */
export const texts = {
  editions: {
    title: 'Alle edities',
    intro: 'Wat onze nieuwsbrieven eerder brachten, per editie na te lezen.',
    'empty-title': 'Er is nog geen editie verstuurd',
    'empty-text': 'Meld u aan, dan krijgt u de eerste meteen in uw mailbox.',
    'sign-up': 'Aanmelden voor nieuwsbrieven',
    sent: 'Verstuurd',
    others: 'Andere edities',
    older: 'Vorige editie',
    newer: 'Volgende editie',
    advert: 'Advertentie',
    'advert-by': 'Advertentie van {{name}}',
    more: 'Meer informatie',
    articles: 'Artikelen',
    vacancies: 'Vacatures',
    events: 'Evenementen',
    view: 'Bekijk',
  },
} as const
