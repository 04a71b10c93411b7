/** The offline page, in Dutch. */
export const texts = {
  offline: {
    title: 'Lezen zonder verbinding',
    intro:
      'De artikelen die u het laatst las en alles wat u bewaarde, staan op dit apparaat klaar. Ook in de trein en in de loods.',
    'out-of-reach': 'Geen verbinding',
    'out-of-reach-text':
      'De pagina die u opende, kunnen we nu niet ophalen. Probeer het opnieuw zodra u verbinding hebt.',
    retry: 'Opnieuw proberen',
    back: 'Er is weer verbinding.',
    waiting: 'Dit wacht op verbinding',
    'waiting-text':
      'U bent offline. Uw keuze wordt verwerkt zodra er weer verbinding is. Bent u nog niet ingelogd? Log dan binnen een dag in deze browser in, dan staat het in uw account.',
    'waiting-back': 'Terug naar de pagina',
    saved: 'Door u bewaard',
    'saved-at': 'Bewaard:',
    read: 'Laatst gelezen',
    'read-at': 'Gelezen:',
    'empty-title': 'Op dit apparaat staat nog niets klaar',
    'empty-text': 'Lees een artikel terwijl u verbinding hebt. Daarna vindt u het hier terug, ook onderweg.',
    'empty-news': 'Naar het laatste nieuws',
    where: 'Deze lijst staat alleen in deze browser. Wie uitlogt, wist hem.',
    clear: 'Lijst wissen',
    'no-script': 'Om te tonen wat er op uw apparaat staat, heeft deze pagina script nodig.',
  },
} as const
