/** Ordering a subscription, and confirming that, in Dutch. */
export const texts = {
  'subscribe-form': {
    title: 'Bestellen',
    submit: 'Bestelling met betalingsverplichting',
    done: 'Bijna klaar. We hebben een mail gestuurd naar {{email}}. Met de knop daarin bevestigt u de bestelling en kunt u lezen. Tot die tijd betaalt u niets.',
    closed: 'Bestellen lukt nu even niet. Probeer het over een paar minuten opnieuw, of bel of mail ons.',
    'not-open': 'Dit abonnement kunt u hier nog niet bestellen. Schrijf ons, dan helpen we u verder.',
    buyer: 'Voor wie is het abonnement?',
    buyers: { person: 'Voor mijzelf', company: 'Voor mijn bedrijf' },
    company: 'Naam van het bedrijf',
    'vat-hint': 'Bedrijven in België en Duitsland betalen met een btw-nummer geen Nederlandse btw.',
    name: 'Uw naam',
    email: 'E-mailadres',
    'email-hint': 'Hiermee leest u, en hierheen gaat de factuur.',
    street: 'Straat en huisnummer',
    delivery: 'Waar mag het magazine heen?',
    deliveries: { same: 'Naar dit adres', other: 'Naar een ander adres in Nederland of België' },
    'delivery-name': 'Naam op het adres',
    'starts-on': 'Begint op',
    'starts-on-hint': 'Leeg: vandaag.',
    'confirm-note': 'Hierna mailen we u een link. Pas als u daarmee bevestigt, begint het abonnement.',
    summary: {
      title: 'Wat u bestelt',
      what: 'Abonnement',
      price: 'Prijs',
      amount: {
        month: '{{total}} per maand, inclusief {{vat}}% btw',
        quarter: '{{total}} per kwartaal, inclusief {{vat}}% btw',
        year: '{{total}} per jaar, inclusief {{vat}}% btw',
      },
      'after-trial': 'De eerste {{days}} dagen niets, daarna {{amount}}',
      term: 'Looptijd',
      terms: {
        month: 'Per maand, tot u opzegt. Opzeggen kan elke maand, online.',
        longer:
          'De eerste periode loopt uit. Daarna gaat het door tot u opzegt: dat kan elke maand, online, en wat u te veel betaalde krijgt u terug.',
      },
      withdraw: 'Bedenktijd',
      'withdraw-text':
        'Veertien dagen, zonder reden. Het abonnement wacht daar niet op: herroept u, dan betaalt u alleen de dagen die u kon lezen.',
      abroad: 'Bedrijf in België of Duitsland',
      'abroad-text': 'Met een geldig btw-nummer {{amount}}, btw verlegd.',
    },
  },
  subscribe: {
    refused: {
      'no-delivery': 'We bezorgen het magazine in Nederland en België. Kies een adres daar.',
      'start-day': 'Kies vandaag of een dag in de komende drie maanden.',
      'still-owed': 'Een eerder abonnement is gesloten omdat het niet was betaald. Betaal eerst die factuur.',
      'subscribed-already': 'U hebt dit abonnement al. U vindt het bij uw inschrijvingen.',
    },
    confirm: {
      title: 'Bevestig uw bestelling',
      description: 'De bevestiging van uw abonnement.',
      intro: 'U bestelde {{product}}. Met één druk op de knop is de bestelling rond.',
      'intro-trial':
        'U bestelde {{product}}, de eerste {{days}} dagen gratis. Met één druk op de knop is de bestelling rond.',
      password: 'Kies daarbij een wachtwoord voor uw account, waarmee u voortaan inlogt.',
      submit: 'Bestelling bevestigen',
    },
    used: {
      title: 'Deze bestelling is bevestigd',
      text: 'U hoeft niets meer te doen. Log in om te lezen of om uw abonnement te bekijken.',
      next: 'Naar mijn abonnement',
    },
    broken: {
      title: 'Deze link werkt niet meer',
      text: 'Hij klopt niet, of is ouder dan zeven dagen. Er is niets begonnen en u betaalt niets. U kunt opnieuw bestellen.',
      next: 'Naar de abonnementen',
    },
    ordered: {
      title: 'Dank u voor uw bestelling',
      intro: 'U kunt meteen lezen. De bevestiging staat ook in uw mail, met de factuur zodra die er is.',
      'intro-later':
        'U leest vanaf {{day}}. De bevestiging staat ook in uw mail, met de factuur zodra die er is.',
      subscription: 'Abonnement',
      numbered: '{{product}}, nummer {{number}}',
      'starts-on': 'Begint op',
      trial: 'Gratis tot en met',
      price: 'Prijs',
      'price-text': '{{amount}} {{interval}}, inclusief btw',
      payment: 'Betaling',
      payments: { invoice: 'Op factuur', incasso: 'Automatische incasso', online: 'Online' },
      end: 'Opzeggen',
      ends: {
        month: 'Elke maand, online. Het eindigt dan met de maand die betaald is.',
        longer:
          'De eerste periode loopt uit. Daarna elke maand, online; wat u te veel betaalde krijgt u terug.',
      },
      withdraw: 'Herroepen',
      'withdraw-text': 'Binnen veertien dagen, zonder reden. U betaalt dan alleen de dagen die u kon lezen.',
      read: 'Beginnen met lezen',
      manage: 'Mijn abonnement',
    },
  },
} as const
