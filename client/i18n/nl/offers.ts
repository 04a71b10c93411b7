/** Subscriptions and advertising, in Dutch. */
export const texts = {
  offers: {
    subscriptions: 'Abonnementen',
    'subscriptions-intro':
      'Kies wat bij u past: alleen digitaal, met het magazine op papier, of voor het hele team. U ziet elke prijs met en zonder btw.',
    plans: 'De abonnementen naast elkaar',
    choose: 'Bekijk {{name}}',
    features: 'Wat u krijgt',
    terms: 'Voorwaarden',
    business: 'Meer dan tien lezers?',
    'business-text':
      'Voor grotere redacties, vestigingen en opleidingen maken we een voorstel op maat, met één factuur en een eigen beheerder.',
    'business-ask': 'Vraag een voorstel aan',
    questions: 'Veelgestelde vragen',
    faq: {
      cancel: {
        question: 'Kan ik tussentijds opzeggen?',
        answer:
          'Schakel Digitaal is na de proefperiode per maand opzegbaar. Compleet en Team lopen een jaar; daarna is Compleet per maand opzegbaar.',
      },
      trial: {
        question: 'Wanneer begint de proefperiode?',
        answer:
          'Op de dag dat wij uw aanmelding bevestigen. Bij Team begint hij als de beheerder de eerste collega uitnodigt.',
      },
      payment: {
        question: 'Hoe betaal ik?',
        answer:
          'Met een machtiging of op factuur. Voor bedrijven vermelden we uw inkoopnummer op de factuur.',
      },
      vat: {
        question: 'Waarom 9% btw?',
        answer:
          'Voor kranten en tijdschriften, op papier en digitaal, geldt in Nederland het lage tarief. Bedrijven kunnen de btw meestal terugvragen.',
      },
      abroad: {
        question: 'Bezorgt u het magazine ook buiten Nederland?',
        answer:
          'Ja, in België zonder toeslag. Voor andere landen vragen we de portokosten; die noemen we voordat u beslist.',
      },
      change: {
        question: 'Kan ik van abonnement wisselen?',
        answer: 'Ja, op elk moment. Wat u al betaalde, verrekenen we met het nieuwe abonnement.',
      },
    },
    subscribe: 'Abonneren',
    'order-else': 'Liever persoonlijk?',
    call: 'Bel {{phone}}',
    hours: 'Op werkdagen van 9.00 tot 17.00 uur.',
    others: 'De andere abonnementen',
    compare: 'Vergelijk alle abonnementen',
    'per-interval': 'Prijs',
    'no-subscriptions-title': 'Er zijn nu geen abonnementen te koop',
    'no-subscriptions-text': 'We werken aan een nieuw aanbod. Bel of mail ons als u nu al wilt lezen.',
    advertising: 'Adverteren',
    'advertising-intro':
      'Bereik de mensen die over magazijnen, webwinkels en vervoer beslissen. Altijd herkenbaar als betaald.',
    forms: 'Wat u kunt boeken',
    'forms-note': 'Prijzen zonder btw.',
    'job-forms': 'Vacatures plaatsen',
    more: 'Meer over {{name}}',
    'ask-advert': 'Vraag naar {{name}}',
    'no-forms-title': 'Er is nu niets te boeken',
    'no-forms-text': 'We werken aan nieuwe formaten. Vertel ons wat u zoekt, dan denken we mee.',
    sales: 'Praat met de verkoop',
    'sales-text':
      'Vertel wie u wilt bereiken. U krijgt binnen één werkdag antwoord, met data die nog vrij zijn.',
    'sales-subject': 'Adverteren bij {{name}}',
    mail: 'Mail {{email}}',
    desk: {
      readers: { email: 'abonnee@schakel.example', phone: '085-0000 100' },
      sales: { name: 'Joyce Abrahams', email: 'verkoop@schakel.example', phone: '085-0000 100' },
    },
    'dutch-only': 'Dit aanbod is er nog alleen in het Nederlands.',
  },
} as const
