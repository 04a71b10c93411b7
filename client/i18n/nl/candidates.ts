/** The applications for a vacancy, for its employer, in Dutch. */
export const texts = {
  candidates: {
    title: 'Sollicitaties',
    intro:
      'Alleen wie namens uw bedrijf handelt, ziet deze pagina. Gebruik de gegevens alleen voor deze procedure.',
    list: 'Kandidaten',
    count: { one: '{{count}} sollicitatie', other: '{{count}} sollicitaties' },
    fresh: { one: '{{count}} nieuw', other: '{{count}} nieuw' },
    choose: 'Kies een kandidaat om de sollicitatie te lezen.',
    'empty-title': 'Nog geen sollicitaties',
    'empty-text':
      'Zodra iemand via het formulier bij de vacature solliciteert, leest u het hier en krijgt u een mail.',
    'empty-link': 'Naar mijn vacatures',
    states: {
      new: 'Nieuw',
      read: 'Gelezen',
      shortlist: 'Op de lijst',
      rejected: 'Afgewezen',
      hired: 'Aangenomen',
    },
    at: 'Gesolliciteerd op',
    letter: 'Motivatie',
    cv: 'cv',
    'without-cv': 'Zonder cv gesolliciteerd.',
    download: 'Cv downloaden',
    check: {
      none: 'Niet op virussen gecontroleerd: open het alleen als u het vertrouwt.',
      waiting: 'Wordt op virussen gecontroleerd. Downloaden kan zodra dat klaar is.',
      clean: 'Op virussen gecontroleerd.',
      infected: 'Er is een virus gevonden; het bestand is verwijderd.',
    },
    judge: 'Uw oordeel',
    state: 'Stand',
    'state-note':
      'De kandidaat ziet “Bekeken”, “Afgewezen” of “Aangenomen”, niet dat iemand op uw lijst staat.',
    note: 'Notitie',
    'note-hint': 'Alleen voor wie namens uw bedrijf handelt.',
    save: 'Opslaan',
    answer: 'Antwoord de kandidaat',
    answered: 'Gemaild op',
    message: 'Uw bericht',
    'message-hint': 'Gaat per mail naar de kandidaat. Een antwoord komt aan op {{email}}.',
    send: 'Bericht versturen',
    deleted: 'Wordt verwijderd op',
    'deleted-note':
      'Sluit de vacature als vervuld zodra de procedure klaar is: vier weken later verdwijnt alles.',
    'kept-longer': 'De kandidaat vindt goed dat u de sollicitatie een jaar bewaart.',
  },
  'candidate-form': {
    gone: 'Deze sollicitatie is er niet meer: de kandidaat trok zich terug, of de bewaartermijn was voorbij. Er is niets verstuurd.',
    'done-changed': 'Opgeslagen.',
    'done-answered': 'Uw bericht is naar de kandidaat gemaild.',
  },
} as const
