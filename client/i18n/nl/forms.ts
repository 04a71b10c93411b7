/** Texts of forms, in Dutch. */
export const texts = {
  form: {
    optional: '(mag leeg blijven)',
    show: 'Tonen',
    hide: 'Verbergen',
    'show-password': 'Wachtwoord tonen',
    submit: 'Versturen',
    sending: 'Bezig met versturen',
    summary: 'Er zijn fouten in uw formulier gevonden.',
    incomplete: 'Sorry, niet alle velden zijn correct ingevuld.',
    first: 'Naar het eerste veld met een fout',
    failed: 'Het versturen lukte niet. Wat u invulde staat er nog: probeer het over een minuut opnieuw.',
    offline: 'U bent offline. Wat u invulde staat er nog: verstuur het zodra u weer verbinding hebt.',
    unavailable:
      'Dit lukt nu niet, omdat ons systeem even niet bereikbaar is. Wat u invulde staat er nog: probeer het over een halve minuut opnieuw.',
    'other-account':
      'In deze browser is intussen met een ander account ingelogd. Wat u verstuurde is niet bewaard: open deze pagina opnieuw.',
    'too-many': 'Dit is te vaak geprobeerd. Wacht een minuut en probeer het dan opnieuw.',
    gone: 'Dit formulier staat niet meer op deze pagina. Kopieer wat u invulde en open de pagina opnieuw.',
    'too-large':
      'Dit is te veel om te versturen. Kort de tekst in of kies een kleiner bestand; wat u invulde staat er nog.',
    suspicious:
      'Dit werd verstuurd zoals programma’s dat doen. Wat u invulde staat er nog: wacht een paar tellen en verstuur het opnieuw.',
    rejected:
      'Dit konden we zo niet versturen. Kijk of uw e-mailadres klopt en haal ongewone tekens weg; wat u invulde staat er nog.',
    unpublished:
      'Waar u naar vraagt, staat niet meer op de site. Wat u invulde staat er nog: open de pagina opnieuw of kies iets anders.',
    'human-check': 'Controle of u een mens bent',
    'human-refused':
      'De controle of u een mens bent is verlopen of niet gelukt. Wat u invulde staat er nog: doe de controle opnieuw en verstuur het nog eens.',
    'human-unknown':
      'Er komen nu veel formulieren binnen waarvan we niet zien of een mens ze verstuurt. Wat u invulde staat er nog: wacht een minuut en verstuur het opnieuw.',
    trap: 'Niet invullen',
    invalid: 'Dit veld is ongeldig.',
    required: '{{field}} is verplicht.',
    email: 'Vul een geldig e-mailadres in.',
    phone: 'Vul een geldig telefoonnummer in.',
    confirm: '{{field}} komt niet overeen.',
    'length-max': '{{field}} mag maximaal {{n}} tekens lang zijn.',
    accepted: 'Accepteer de {{name}}.',
    choice: '{{field}} is geen toegestane waarde.',
    'choose-one': 'Kies er minstens één.',
    'items-min': 'Mag niet minder dan {{n}} {{name}} hebben.',
    'items-max': 'Mag niet meer dan {{n}} {{name}} hebben.',
    'password-short': '{{field}} moet minimaal 10 tekens lang zijn.',
    'password-long': '{{field}} is te lang: er passen 72 tekens in, en minder met accenten of emoji.',
    'password-common': 'Dit wachtwoord wordt te vaak gebruikt en is daardoor snel geraden. Kies een ander.',
    'password-personal': 'Dit wachtwoord lijkt op uw naam of e-mailadres. Kies een ander.',
    file: {
      sending: '{{name}} wordt verstuurd',
      cancel: 'Annuleren',
      'wrong-type': 'Kies een bestand van het type {{types}}.',
      'too-large': 'Dit bestand is groter dan {{megabytes}} MB.',
      'too-few-pixels':
        'Deze afbeelding is te klein. Kies er een van minstens {{minWidth}} pixels breed en {{minHeight}} pixels hoog.',
      'too-many-pixels':
        'Deze afbeelding is te groot. Kies er een van hoogstens {{maxSide}} pixels breed en hoog.',
      empty: 'Dit bestand is leeg.',
      damaged: 'Dit bestand is beschadigd of niet compleet. Sla het opnieuw op en probeer het nog eens.',
      unsafe:
        'Dit bestand kunnen we niet aannemen: er staan macro’s of een wachtwoord in, of het is ongewoon opgebouwd. Bewaar het als pdf en kies dat.',
      'cut-off': 'De verbinding viel weg voordat het hele bestand er was. Probeer het opnieuw.',
      infected: 'In dit bestand is een virus gevonden. Het is niet bewaard.',
      missing: 'Kies eerst een bestand.',
      'not-done': 'Dat is niet gelukt. Probeer het over een minuut opnieuw.',
    },
  },
} as const
