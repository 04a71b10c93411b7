/** Texts of the pages about privacy and cookies, used only by the worker, in Dutch. */
export const texts = {
  privacy: {
    column: {
      what: 'Wat u doet',
      stored: 'Wat we bewaren',
      ground: 'Grondslag',
      kept: 'Hoelang',
      name: 'Naam',
      use: 'Waarvoor',
      where: 'Waar',
      purpose: 'Doel',
      consent: 'Toestemming',
      holds: 'Wat daarbij hoort',
    },
    ground: {
      contract: 'Wat u met ons afspreekt',
      consent: 'Uw toestemming',
      law: 'Een wettelijke plicht',
      interest: 'Ons gerechtvaardigd belang',
    },
    // For how long something is kept: at most one, two or three spans, in the order of the registry.
    span: {
      days: { one: '{{count}} dag', other: '{{count}} dagen' },
      years: { one: '{{count}} jaar', other: '{{count}} jaar' },
      seconds: { one: '{{count}} seconde', other: '{{count}} seconden' },
      minutes: { one: '{{count}} minuut', other: '{{count}} minuten' },
      hours: { one: '{{count}} uur', other: '{{count}} uur' },
    },
    until: {
      session: 'Tot u de browser of het tabblad sluit',
      'sign-in': 'Zolang u bent ingelogd',
      kept: 'Tot u het uitzet, uitlogt of wist',
    },
    place: {
      localStorage: 'Lokale opslag',
      sessionStorage: 'Sessieopslag',
      indexedDB: 'Databank van de browser',
      caches: 'Bewaarde bestanden',
    },
    purpose: {
      necessary: { name: 'Noodzakelijk', holds: 'Wat de site nodig heeft voor iets wat u zelf doet' },
      statistics: { name: 'Eigen statistiek', holds: 'Tellen wat er wordt gelezen, zonder wie' },
      marketing: { name: 'Marketing', holds: 'Herkennen via welke campagne u kwam' },
    },
    consent: { needed: 'Nodig; we vragen het eerst', free: 'Niet nodig volgens de wet' },
    data: {
      account: {
        what: 'Account',
        stored: 'Naam, e-mailadres, wachtwoord (versleuteld), telefoon, bedrijf, functie, taal en voorkeuren',
        kept: 'Tot u het opheft; {{first}} als u het niet bevestigt; {{second}} nadat u voor het laatst was ingelogd, als u er verder niets mee hebt (u krijgt {{third}} eerder een mail)',
      },
      sessions: {
        what: 'Ingelogd zijn',
        stored: 'Uw account, het soort apparaat en wanneer het er voor het laatst was',
        kept: 'Tot u uitlogt, hooguit {{first}}',
      },
      saved: {
        what: 'Bewaren',
        stored: 'Artikelen, vacatures en evenementen die u bewaart, met uw notities',
        kept: 'Tot u ze weghaalt of uw account opheft',
      },
      drafts: {
        what: 'Formulier invullen',
        stored:
          'Wat u typte en nog niet verstuurde, als u bent ingelogd; en wat er van een verzonden formulier kwam',
        kept: '{{first}}, of tot u het verstuurt; de uitkomst {{second}}',
      },
      newsletter: {
        what: 'Nieuwsbrief',
        stored: 'E-mailadres, naam, bedrijf en gekozen nieuwsbrieven',
        kept: 'Tot {{first}} nadat u zich afmeldt; zonder bevestiging {{second}}',
      },
      alerts: {
        what: 'Vacature-alert',
        stored: 'E-mailadres en zoekopdracht',
        kept: 'Tot {{first}} nadat u stopt; zonder bevestiging {{second}}',
      },
      push: {
        what: 'Meldingen',
        stored: 'Het bezorgadres van uw browser, uw account als u bent ingelogd, en over welke onderwerpen',
        kept: 'Tot u ze uitzet; {{first}} nadat uw browser zich voor het laatst meldde',
      },
      consents: {
        what: 'Toestemming geven of intrekken',
        stored:
          'E-mailadres of code van uw browser, waarvoor, de tekst en de versie ervan, het moment en de pagina',
        kept: 'Tot {{first}} na het intrekken of, van wat maar één keer gold, na het geven; na het opheffen van een account onder een code in plaats van het adres',
      },
      applications: {
        what: 'Solliciteren',
        stored: 'Uw gegevens, motivatie, links en cv, voor de werkgever, en wat die ermee deed',
        kept: 'Tot {{first}} nadat de vacature is vervuld, anders {{second}} na de sluiting; met uw toestemming {{third}}',
      },
      registrations: {
        what: 'Inschrijven voor een event',
        stored: 'Namen, e-mailadressen, bedrijf en functie van wie komt, antwoorden, kaartcode',
        kept: 'Tot {{first}} na afloop; van een betaalde inschrijving blijft het aantal personen',
      },
      subscriptions: {
        what: 'Abonnement',
        stored:
          'Contactgegevens, adressen, rekening (gemaskeerd) en e-mailadressen van collega’s met een plaats',
        kept: 'Zolang het loopt en daarna als de boeken; een aanvraag zonder bevestiging {{first}}, een plaats tot {{second}} na het einde',
      },
      books: {
        what: 'Bestellen en betalen',
        stored:
          'Factuur, factuuradres, btw-nummer, machtiging met rekeninghouder en versleuteld rekeningnummer, betalingen',
        kept: 'Ten minste 7 jaar, omdat de belastingwet dat vraagt; ook als u uw account opheft',
      },
      messages: {
        what: 'Contact en meldingen over vacatures',
        stored: 'Uw bericht, naam, e-mailadres en wat u meestuurt',
        kept: '{{first}}; een melding over een vacature {{second}}',
      },
      leads: {
        what: 'Aanvraag aan een leverancier of aan ons',
        stored:
          'Naam, e-mailadres, telefoon, bedrijf, functie en uw vraag; de leverancier krijgt die van ons',
        kept: '{{first}}',
      },
      companies: {
        what: 'Voor een bedrijf werken',
        stored:
          'Welk bedrijf en welke rol, uitnodigingen, uw aanvraag om een profiel te beheren, wie wat met een vacature deed, contactpersonen op de site',
        kept: 'Zolang u lid bent en de pagina bestaat; een uitnodiging {{first}} na het einde, een aanvraag {{second}}',
      },
      files: {
        what: 'Een bestand sturen',
        stored: 'Het bestand zelf, zoals een cv, met soort en grootte',
        kept: 'Zo lang als dat waarbij het hoort; {{first}} als u het formulier niet verstuurt',
      },
      mails: {
        what: 'E-mail van ons krijgen',
        stored: 'E-mailadres, soort, moment en of de mail aankwam; de inhoud tot hij is verzonden',
        kept: '{{first}}; niet bezorgd {{second}}; hoe vaak om een mail is gevraagd {{third}}',
      },
      editions: {
        what: 'Een nieuwsbrief van ons krijgen',
        stored: 'Aan welke adressen elke nieuwsbrief ging',
        kept: '{{first}}; daarna alleen aantallen',
      },
      refused: {
        what: 'Een e-mailadres dat niet meer bestaat',
        stored: 'Het adres, wanneer het werd geweigerd en waarom, zodat we er niets meer naartoe sturen',
        kept: '{{first}}',
      },
      requests: {
        what: 'Vragen om uw gegevens',
        stored: 'Wat we gaven of wisten en wanneer, met een code in plaats van uw adres',
        kept: '{{first}}',
      },
      statistics: {
        what: 'Lezen',
        stored:
          'Adres van de pagina, tijdstip, taal, soort apparaat, land, herkomst, campagne, en een code voor uw browser die één dag geldt',
        kept: '{{first}}; daarna alleen dagtotalen',
      },
      published: {
        what: 'Op de site staan',
        stored: 'Namen van auteurs, sprekers en fotografen, met wat zij over zichzelf zeggen',
        kept: 'Zolang de publicatie er staat',
      },
    },
    'human-check': {
      what: 'Formulier versturen zonder account',
      stored:
        'Uw IP-adres en kenmerken van uw browser, voor de controle dat een mens het formulier verstuurt. Cloudflare voert die voor ons uit zodra u een formulier aanraakt; wij bewaren alleen de uitkomst, zo lang als het versturen duurt',
      kept: 'Bepaalt Cloudflare; bij ons niet',
      name: 'Cloudflare Turnstile',
      use: 'Controleren dat een mens een formulier verstuurt, in een kader van Cloudflare dat pas laadt als u een formulier aanraakt',
    },
    cookie: {
      session: 'Bezoeken tellen: een nul, het moment van uitgifte en dat van verlopen',
      schakel_niet_tellen: 'Onthoudt dat u niet meegeteld wilt worden',
      i18n_redirected: 'Uw taal onthouden',
      schakel_meter:
        'Bijhouden hoeveel artikelen u deze maand zonder abonnement las: hun nummers, zonder wie u bent',
      strapi_jwt: 'Ingelogd blijven',
      schakel_account: 'Pagina’s bij de juiste lezer houden: het nummer van uw account',
      schakel_registratie: 'Uw nieuwe account in deze browser laten bevestigen',
      schakel_bewaren: 'Bewaren wat u koos zodra u bent ingelogd',
      schakel_zonder_script: 'Tonen wat u bewaarde als uw browser geen scripts uitvoert',
      schakel_gezegd: 'Na het versturen van een formulier zeggen wat ermee is gebeurd',
      schakel_naar: 'Na het inloggen via een andere dienst teruggaan naar waar u was',
      'koa-sess': 'Inloggen via een andere dienst: hoever u bent',
      'koa-sess-sig': 'Handtekening daarbij, tegen vervalsen',
      schakel_push: 'Meldingen op dit apparaat van u laten zijn: een willekeurige code',
    },
    storage: {
      'colour-mode': 'Uw keuze voor licht of donker',
      account: 'Welk account in dit venster is ingelogd, zodat andere vensters het merken als u uitlogt',
      'install-declined': 'Wanneer u de app niet wilde, zodat we het niet meteen weer vragen',
      'newsletter-declined': 'Dat u de nieuwsbrief niet wilde of zich aanmeldde, zodat we niet weer vragen',
      'vacancies-seen': 'Welke vacatures u opende; het blijft op uw apparaat',
      'schakel-push': 'Over welke onderwerpen u meldingen krijgt',
      'schakel-follows': 'Welke onderwerpen u volgt',
      'schakel-registrations':
        'Uw aanmeldingen voor evenementen zonder account, tot het evenement voorbij is',
      'schakel-door-name': 'De naam waarmee u bij een evenement kaarten controleert',
      'schakel-check-ins': 'Gecontroleerde kaarten die nog verstuurd moeten worden',
      visit: 'Wanneer u hier voor het laatst was; het blijft op uw apparaat',
      'listed-entries': 'Wat er in lijsten in dit bezoek al is geteld',
      reload: 'Welke pagina opnieuw laadde omdat de site is vernieuwd',
      'schakel-offline': 'Wat nog verstuurd wordt zodra er weer verbinding is',
      'schakel-push-check': 'Even, om te zien of uw browser meldingen aankan',
      firebase: 'Het bezorgadres voor meldingen, als u die aanzet',
      firestore: 'Uw berichten, als u bent ingelogd',
      'schakel-read': 'De laatste twintig artikelen die u las, voor als er geen verbinding is',
      'schakel-saved': 'Wat u bewaarde, voor als er geen verbinding is',
      'schakel-build': 'De bestanden van de site, voor als er geen verbinding is',
    },
  },
}
