import type { Letters } from '../letters.ts'

export const dutch: Letters = {
  copyLink: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
  footer:
    'Schakel, vakblad voor e-commerce, logistiek en fulfilment. Op deze e-mail hoeft u niet te antwoorden.',
  letters: {
    confirmation: {
      subject: 'Bevestig uw e-mailadres',
      text: [
        'Welkom bij Schakel. Met de link bevestigt u dat dit e-mailadres van u is. In de browser waarin u het account maakte is dat één klik; ergens anders kiest u eerst zelf een wachtwoord.',
      ],
      button: 'E-mailadres bevestigen',
      after: [
        'De link werkt 24 uur en één keer. Hebt u geen account aangemaakt? Dan hoeft u niets te doen: zonder bevestiging gebeurt er niets met uw adres, en niemand kan ermee inloggen.',
      ],
    },
    'known-account': {
      subject: 'U hebt al een account bij Schakel',
      text: [
        'Iemand, waarschijnlijk uzelf, wilde met dit e-mailadres een account aanmaken of bevestigen. Er hoort al een account bij dit adres, dus u kunt gewoon inloggen.',
      ],
      button: 'Inloggen',
      after: [
        'Weet u uw wachtwoord niet meer? Op de inlogpagina kiest u een nieuw. Was u het niet zelf? Dan hoeft u niets te doen: uw account is niet gewijzigd.',
      ],
    },
    'provider-account': {
      subject: 'Zo logt u in bij Schakel',
      text: [
        'Er is een nieuw wachtwoord aangevraagd voor dit e-mailadres. Uw account heeft geen wachtwoord bij Schakel: u logt in met uw account bij een andere dienst.',
      ],
      button: 'Naar de inlogpagina',
      after: ['Hebt u niets aangevraagd? Dan hoeft u niets te doen.'],
    },
    reset: {
      subject: 'Kies een nieuw wachtwoord',
      text: ['Er is een nieuw wachtwoord aangevraagd voor uw account bij Schakel.'],
      button: 'Nieuw wachtwoord kiezen',
      after: [
        'De link werkt één uur en één keer; daarna krijgt u er een nieuwe mee. Hebt u niets aangevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
      ],
    },
    'password-changed': {
      subject: 'Uw wachtwoord is gewijzigd',
      text: [
        'Het wachtwoord van uw account bij Schakel is zojuist gewijzigd. Op andere apparaten bent u uitgelogd.',
        'Was u dit niet zelf? Kies dan meteen een nieuw wachtwoord.',
      ],
      button: 'Nieuw wachtwoord aanvragen',
    },
    'email-change': {
      subject: 'Bevestig uw nieuwe e-mailadres',
      text: ['U wilt dit e-mailadres gebruiken voor uw account bij Schakel. Bevestig dat het van u is.'],
      button: 'Nieuw adres bevestigen',
      after: [
        'De link werkt 24 uur en één keer. Tot die tijd logt u in met uw oude adres. Hebt u dit niet gevraagd? Dan hoeft u niets te doen.',
      ],
    },
    'email-change-notice': {
      subject: 'Er is een ander e-mailadres aangevraagd',
      text: [
        'Voor uw account bij Schakel is een ander e-mailadres opgegeven. De wijziging gaat in zodra het nieuwe adres is bevestigd.',
        'Was u dit niet zelf? Kies dan meteen een nieuw wachtwoord. De wijziging vervalt daarmee.',
      ],
      button: 'Nieuw wachtwoord aanvragen',
    },
    'email-changed': {
      subject: 'Uw e-mailadres is gewijzigd',
      text: [
        'Uw account bij Schakel heeft nu een ander e-mailadres. Met dit adres kunt u niet meer inloggen.',
        'Was u dit niet zelf? Neem dan contact op met de redactie.',
      ],
      button: 'Contact opnemen',
    },
    activation: {
      subject: 'Uw account bij Schakel staat klaar',
      text: ['De redactie heeft een account voor u aangemaakt. Kies een wachtwoord en u kunt inloggen.'],
      button: 'Account activeren',
      after: ['De link werkt zeven dagen en één keer.'],
    },
    invitation: {
      subject: 'Uitnodiging van {company} op Schakel',
      text: ['U bent uitgenodigd om op Schakel mee te werken aan het profiel en de vacatures van {company}.'],
      button: 'Uitnodiging bekijken',
      after: ['De uitnodiging geldt veertien dagen en alleen voor dit e-mailadres.'],
    },
    'account-deleted': {
      subject: 'Uw account is verwijderd',
      text: [
        'Uw account bij Schakel is verwijderd, met uw opgeslagen artikelen en uw aanmeldingen voor nieuwsbrieven.',
        'Gegevens die wij volgens de wet moeten bewaren, zoals die van betalingen, staan niet meer op uw naam.',
      ],
    },
  },
}
