/** Paying an order online, in Dutch. */
export const texts = {
  'payment-form': {
    'not-now': 'Online betalen lukt nu niet. Probeer het over een minuut opnieuw, of maak het bedrag over.',
  },
  payment: {
    title: 'Betaling',
    description: 'De betaling van uw bestelling.',
    order: 'Bestelling',
    invoice: 'Factuur',
    total: 'Bedrag met btw',
    states: {
      new: { title: 'Nog niet betaald', text: 'U kunt deze bestelling hier meteen betalen.' },
      open: {
        title: 'Wij wachten op uw bank',
        text: 'Uw betaling is nog niet binnen. Deze pagina kijkt vanzelf opnieuw. Bent u te vroeg teruggegaan? Ga dan verder met betalen.',
      },
      pending: {
        title: 'Wij wachten op uw bank',
        text: 'Uw bank verwerkt de betaling. Deze pagina kijkt vanzelf opnieuw; u hoeft niets meer te doen.',
      },
      failed: {
        title: 'De betaling is niet gelukt',
        text: 'Er is niets afgeschreven. Uw bestelling staat nog open.',
      },
      canceled: {
        title: 'U hebt de betaling afgebroken',
        text: 'Er is niets afgeschreven. Uw bestelling staat nog open.',
      },
      expired: {
        title: 'De tijd om te betalen is voorbij',
        text: 'Er is niets afgeschreven. Uw bestelling staat nog open.',
      },
      returned: {
        title: 'Uw betaling is teruggekomen',
        text: 'De bank heeft het bedrag aan u teruggegeven. Uw bestelling staat weer open.',
      },
      credited: {
        title: 'Deze bestelling is vervallen',
        text: 'Er hoeft niets betaald te worden. Hebt u toch betaald, dan krijgt u uw geld terug.',
      },
      refunded: {
        title: 'Terugbetaald',
        text: 'Het bedrag gaat terug naar de rekening of kaart waarmee u hebt betaald. Dat kan een paar dagen duren.',
      },
      paid: {
        title: 'Betaald, dank u wel',
        text: 'Factuur {{invoice}} is betaald. U hoeft niets meer te doen.',
      },
    },
    'by-transfer': 'U kunt het bedrag overmaken. Online betalen kan op dit moment niet.',
    late: {
      open: 'Uw betaling is nog niet binnen. Ga verder met betalen, of kijk later opnieuw.',
      pending: 'Uw bank verwerkt de betaling. Dat duurt soms enkele werkdagen; u hoeft niets meer te doen.',
    },
    back: {
      title: 'U krijgt geld terug',
      text: 'U hebt meer betaald dan u hoeft te betalen. Wij betalen dat binnen veertien dagen terug.',
      amount: 'Krijgt u terug',
    },
    owed: 'Nog te betalen',
    pay: { on: 'Verder met betalen', again: 'Nu online betalen' },
    transfer:
      'Liever overmaken? Maak {{amount}} over naar {{iban}} ten name van {{name}}, met vermelding van {{invoice}}.',
    'transfer-only':
      'Maak {{amount}} over naar {{iban}} ten name van {{name}}, met vermelding van {{invoice}}.',
    vacancies: 'Naar mijn vacatures',
    read: 'Nummer lezen',
    account: 'Naar mijn account',
    tickets: 'Naar uw kaarten',
    'broken-title': 'Deze betaling is er niet',
    'broken-text': 'De link klopt niet. Uw facturen vindt u in uw account.',
  },
} as const
