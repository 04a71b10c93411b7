/** Pages of the magazine, in Dutch. */
export const texts = {
  magazines: {
    title: 'Magazine',
    intro:
      'Acht keer per jaar op papier en in pdf: reportages, achtergrond en cijfers over e-commerce, logistiek en fulfilment.',
    newest: 'Nieuwste nummer',
    'in-issue': 'In dit nummer',
    read: 'Bekijk dit nummer',
    page: 'pagina {{page}}',
    years: 'Jaargangen',
    'all-years': 'Nieuwste nummers',
    issues: {
      one: '{{count}} nummer',
      other: '{{count}} nummers',
    },
    'subscribe-title': 'Elk nummer op de mat',
    'subscribe-text':
      'Abonnees krijgen het magazine thuis of op de zaak en lezen alle nummers in het archief.',
    subscribe: 'Bekijk de abonnementen',
    dutch: 'Het magazine verschijnt in het Nederlands.',
    'empty-title': 'Het eerste nummer is in de maak',
    'empty-text': 'Hier vindt u straks alle nummers van het magazine. Bekijk intussen het laatste nieuws.',
    contents: 'Inhoud',
    'contents-note': 'Een regel met een link leest u ook op deze site.',
    'no-contents': 'De inhoud van dit nummer is nog niet bekend.',
    published: 'Verschenen op',
    pages: {
      one: '{{count}} pagina',
      other: '{{count}} pagina’s',
    },
    issn: 'ISSN',
    'free-price': 'Gratis',
    edition: 'Editie',
    price: 'Losse prijs',
    free: 'Dit nummer is vrij te lezen.',
    'free-soon': 'Dit nummer is vrij te lezen, ook zonder abonnement: de artikelen vindt u in de inhoud.',
    download: 'Download de pdf',
    flipbook: 'Blader online door dit nummer',
    subscriber: 'Dit nummer is voor abonnees.',
    'subscriber-text':
      'Met een abonnement krijgt u elk nummer op papier en leest u het hele archief als pdf. De artikelen met een link in de inhoud leest u vrij.',
    order: 'Bestel dit nummer of neem een abonnement',
    previous: 'Vorig nummer',
    next: 'Volgend nummer',
    neighbours: 'Andere nummers',
    partners: 'In samenwerking met',
  },
} as const
