/** Applying for a vacancy, and what candidates see of it afterwards, in Dutch. */
export const texts = {
  'application-form': {
    title: 'Solliciteer op deze vacature',
    intro:
      'Uw sollicitatie gaat rechtstreeks naar de werkgever. Een account is niet nodig. Alles wordt verwijderd: vier weken nadat de functie is vervuld, en anders 90 dagen na de sluitingsdatum.',
    submit: 'Sollicitatie versturen',
    name: 'Naam',
    email: 'E-mailadres',
    phone: 'Telefoonnummer',
    motivation: 'Motivatie',
    'motivation-hint': 'Waarom past deze baan bij u, en wanneer kunt u beginnen? Kort mag.',
    'cv-of': 'Cv uit uw account',
    cv: 'Cv',
    'cv-hint': 'Alleen deze werkgever kan het openen.',
    links: 'Links',
    'links-hint':
      'Bijvoorbeeld uw LinkedIn-profiel of portfolio; elk adres op een eigen regel, hoogstens vijf.',
    keep: 'Langer bewaren',
    closed:
      'Deze vacature is gesloten terwijl u schreef; uw sollicitatie is niet verstuurd. Wat u invulde staat er nog, zodat u het kunt kopiëren.',
    'done-withdrawn': 'Uw sollicitatie is ingetrokken. Uw gegevens en uw cv zijn verwijderd.',
  },
  application: {
    title: 'Uw sollicitatie',
    'sent-title': 'Uw sollicitatie is verstuurd',
    'sent-text':
      '{{employer}} heeft uw sollicitatie en antwoordt u zelf. We stuurden u een bevestiging met de link naar deze pagina.',
    intro: 'Deze pagina is alleen te openen met uw link. Deel die niet.',
    vacancy: 'Vacature',
    employer: 'Werkgever',
    gone: 'Deze vacature staat niet meer op de site',
    at: 'Verstuurd op',
    state: 'Stand',
    states: { sent: 'Verstuurd', seen: 'Bekeken', rejected: 'Afgewezen', hired: 'Aangenomen' },
    cv: 'Cv',
    'with-cv': 'Meegestuurd',
    'without-cv': 'Niet meegestuurd',
    deleted: 'Wordt verwijderd op',
    'deleted-note':
      'Vier weken nadat de werkgever de vacature sluit, en anders 90 dagen na de sluitingsdatum. Intrekken kan altijd.',
    'deleted-later': 'U vond goed dat de werkgever uw sollicitatie een jaar bewaart. Intrekken kan altijd.',
    withdraw: 'Sollicitatie intrekken',
    'withdraw-text':
      'Uw gegevens en uw cv worden meteen verwijderd, en de werkgever hoort dat u zich terugtrekt. Dat is niet terug te draaien.',
    'withdraw-sure': 'Ja, trek mijn sollicitatie in',
    'withdrawn-title': 'Ingetrokken',
    'broken-title': 'Deze sollicitatie is er niet (meer)',
    'broken-text':
      'De link klopt niet, of de sollicitatie is ingetrokken of verwijderd omdat de bewaartermijn voorbij was.',
    jobs: 'Bekijk vacatures',
  },
} as const
