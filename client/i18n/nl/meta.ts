/** Titles and descriptions of documents, used only by the worker, in Dutch. */
export const texts = {
  'not-found': {
    title: 'Deze pagina bestaat niet',
  },
  meta: {
    jobs: {
      name: 'Vacatures',
      title: 'Vacatures in e-commerce, logistiek en fulfilment',
      description:
        'Zoek vacatures op functie, plaats, salaris en uren: van orderpicker en planner tot supplychainmanager en ontwikkelaar.',
    },
    'job-category': {
      title: 'Vacatures: {{name}}',
      description: 'Alle openstaande vacatures in {{name}}, met salaris, uren en plaats.',
    },
    vacancy: {
      title: '{{title}} bij {{employer}}',
      description:
        '{{employer}} zoekt: {{title}} ({{place}}). Lees wat u gaat doen, wat het betaalt en hoe u solliciteert.',
      home: 'thuis',
    },
    company: {
      'supplier-title': '{{name}}: leverancier',
      'employer-title': 'Werken bij {{name}}: vacatures en profiel',
      'supplier-description':
        'Profiel van {{name}}, met producten, contactpersonen en wat de redactie over het bedrijf schreef.',
      'employer-description': 'Vacatures bij {{name}}, hoe het is om er te werken en bij wie u terechtkunt.',
    },
    subscriptions: {
      title: 'Abonnementen',
      description:
        'Alle abonnementen vergeleken: digitaal, met magazine of voor het hele team. Met prijzen inclusief en exclusief btw.',
    },
    advertising: {
      title: 'Adverteren',
      description:
        'Artikelen, nieuwsbrief en vacatures: wat u kunt boeken, wat het kost en wie u ermee bereikt.',
    },
    home: {
      title: 'Nieuws over e-commerce, logistiek en fulfilment',
      description:
        'Dagelijks vaknieuws, achtergrond en opinie voor wie in e-commerce, logistiek en fulfilment werkt. Met cijfers, namen en rugnummers.',
    },
    section: {
      ecommerce: {
        title: 'E-commerce: nieuws en achtergrond',
        description:
          'Vaknieuws over webwinkels: conversie, marktplaatsen, betaalmethoden, retourbeleid, productdata en wetgeving.',
      },
      logistiek: {
        title: 'Logistiek: nieuws en achtergrond',
        description:
          'Vaknieuws over transport en ketens: havens, binnenvaart, spoor, luchtvracht, douane, zero-emissiezones en de last mile.',
      },
      fulfilment: {
        title: 'Fulfilment: nieuws en achtergrond',
        description:
          'Vaknieuws uit het magazijn: orderpicking, robotica, wms, verpakken, retourverwerking, uitbesteden en bezorging dezelfde dag.',
      },
    },
    contact: {
      description: 'Bereik de redactie, de verkoop, de abonneeservice, de vacaturedesk of de techniek.',
    },
    newsletter: {
      title: 'Nieuwsbrieven: ochtendmail, vrijdagoverzicht, vacatures en agenda',
      description:
        'Kies uit vier nieuwsbrieven over e-commerce, logistiek en fulfilment. Met een voorbeeld van elke editie en wat u nu al kunt volgen.',
    },
    search: {
      title: 'Zoeken',
      found: 'Zoeken naar {{text}}',
      description: 'Zoek in alle artikelen, vacatures, evenementen, bedrijven en magazines.',
    },
    page: '{{title}}, pagina {{page}}',
    feed: {
      title: '{{site}}: {{subject}}',
      jobs: 'vacatures',
      'jobs-description': 'De nieuwste vacatures in e-commerce, logistiek en fulfilment.',
      remote: 'thuis',
      hours: '{{hours}} uur per week',
    },
    shortcut: {
      jobs: 'Vacatures',
      events: 'Agenda',
      zoeken: 'Zoeken',
      magazines: 'Magazine',
    },
    screenshot: {
      front: 'De voorpagina met het laatste nieuws',
      jobs: 'Vacatures zoeken in e-commerce, logistiek en fulfilment',
    },
    'open-search': 'Zoek in het nieuws, de agenda en de vacatures van {{site}}',
    archive: {
      title: 'Overzicht van deze site',
      description:
        'Alles op één plek: rubrieken, archief per maand, onderwerpen, vacatures, bedrijven, evenementen, magazines en feeds.',
      'year-title': 'Archief {{year}}',
      'year-description':
        'Alle artikelen uit {{year}} over e-commerce, logistiek en fulfilment, maand voor maand.',
      'month-title': 'Archief {{month}}',
      'month-description':
        'Alle artikelen van {{month}} over e-commerce, logistiek en fulfilment, dag voor dag.',
    },
    tags: {
      title: 'Onderwerpen van A tot Z',
      description: 'Alle onderwerpen waar de redactie over schrijft, op alfabet en met het aantal artikelen.',
    },
    'tags-initial': {
      title: 'Onderwerpen met {{char}}',
      description: 'Alle onderwerpen die met {{char}} beginnen, met het aantal artikelen over elk.',
    },
    tag: {
      title: '{{tag}}: nieuws en achtergrond',
      description: 'Alle artikelen over {{tag}}, het nieuwste bovenaan.',
    },
    events: {
      title: 'Evenementen: agenda voor e-commerce, logistiek en fulfilment',
      description:
        'Beurzen, congressen, webinars en werkplaatsen over e-commerce, logistiek en fulfilment, met plaats, programma en prijs.',
      'past-title': 'Evenementen die zijn geweest',
      'past-title-year': 'Evenementen uit {{year}}',
      'past-description':
        'Terugblik op beurzen, congressen en webinars over e-commerce, logistiek en fulfilment.',
      calendar: 'Evenementen van {{site}}',
    },
    editions: {
      title: 'Nieuwsbrieven: alle edities',
      description: 'Lees eerdere edities van onze nieuwsbrieven over e-commerce, logistiek en fulfilment na.',
      edition: '{{title}} | {{newsletter}}',
      feed: 'nieuwsbrieven',
    },
    magazines: {
      title: 'Magazine: alle nummers',
      'title-year': 'Magazine: de nummers van {{year}}',
      description:
        'Het magazine over e-commerce, logistiek en fulfilment: het nieuwste nummer, de inhoud en alle eerdere edities.',
      issue: '{{title}}, magazine {{edition}}',
    },
  },
  preview: {
    draft:
      'Voorbeeld van een concept. Zo staat deze pagina nog niet op de site. De link werkt tot {{time}} uur.',
    published: 'Voorbeeld van de gepubliceerde versie. De link werkt tot {{time}} uur.',
    link: 'Deze link naar een voorbeeld is verlopen of klopt niet. Vraag de redactie om een nieuwe.',
  },
  failure: {
    unavailable:
      'We kunnen deze pagina nu niet ophalen. Dat duurt meestal kort: probeer het over een halve minuut opnieuw.',
    gone: 'Deze pagina is verwijderd en komt niet terug.',
    'bad-request': 'Dit adres klopt niet. Controleer of het volledig is overgenomen.',
    'method-not-allowed': 'Deze handeling kan niet op dit adres.',
    forbidden: 'Dit verzoek is geweigerd omdat het niet vanaf deze site komt.',
    form: 'Dit formulier staat niet meer op deze pagina, of het kwam niet goed over. Ga terug in uw browser: wat u invulde staat er dan meestal nog. Kopieer het en open de pagina opnieuw.',
    'too-large':
      'Wat u verstuurde, is te groot. Ga terug in uw browser: wat u typte, staat daar nog. Maak het korter en probeer het opnieuw.',
    'file-unchecked':
      'Dit bestand wordt nog op virussen gecontroleerd. Probeer het over een halve minuut opnieuw.',
    busy: 'Het is even druk: er komen te veel bestanden tegelijk binnen. Probeer het over tien seconden opnieuw.',
  },
  access: {
    'subscriber-title': 'Lees verder met een abonnement',
    'subscriber-text': 'De rest van dit verhaal is voor abonnees.',
    'metered-title': {
      one: 'U hebt uw vrije artikel van deze maand gelezen',
      other: 'U hebt uw {{count}} vrije artikelen van deze maand gelezen',
    },
    'metered-text': 'Met een abonnement leest u onbeperkt.',
    price: 'Een abonnement kost vanaf {{price}} {{interval}}, inclusief btw.',
    subscribe: 'Bekijk de abonnementen',
    subscribed: 'Bent u al abonnee?',
    'sign-in': 'Log in',
    'account-title': 'Log in om deze pagina te lezen',
    'account-text': 'Deze pagina is voor lezers met een account. Een account is gratis.',
    'no-account': 'Nog geen account?',
    register: 'Maak er een aan',
    'reads-left': {
      one: 'Na dit artikel leest u er deze maand nog {{count}} zonder abonnement.',
      other: 'Na dit artikel leest u er deze maand nog {{count}} zonder abonnement.',
    },
    'last-read': 'Dit is het laatste artikel dat u deze maand zonder abonnement leest.',
  },
  whitepaper: {
    title: 'Uw white paper staat klaar',
    text: '{{name}}. De link staat ook in uw mail en werkt zeven dagen.',
    button: 'Download de pdf ({{size}})',
    expired: 'Deze link werkt niet meer',
    'expired-text': 'Hij is verlopen of onvolledig. Vraag het white paper hieronder opnieuw aan.',
  },
} as const
