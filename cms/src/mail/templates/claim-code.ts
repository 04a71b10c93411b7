import { defineMail } from '../define-mail.ts'

/** Proves that who claims a company's profile reads mail at its domain. */
export const claimCode = defineMail({
  label: 'Bedrijf overnemen: code',
  delivery: 'answer',
  hours: 24,
  provesAddress: true,
  example: {
    code: '40718263',
    company: 'Van Dijk Logistiek',
    link: 'van-dijk-logistiek',
    name: 'Jan van Dijk',
    account: 'jan@voorbeeld.example',
  },
  page: ({ link }) => ({ path: '/account/bedrijf/overnemen', query: { bedrijf: link } }),
  nl: ({ code, company, name, account }) => ({
    subject: 'Uw code om een bedrijfsprofiel over te nemen',
    parts: [
      `${name} wil met het account ${account} het profiel van ${company} op Schakel beheren, en gaf dit e-mailadres op.`,
      { facts: [['Code', code]] },
      'Typ de code op de pagina waar u de aanvraag deed. Daarna kijkt de redactie ernaar.',
    ],
    button: 'Naar de aanvraag',
    after: ['De code geldt een dag. Kent u dit account niet? Doe dan niets, en geef de code aan niemand.'],
  }),
  en: ({ code, company, name, account }) => ({
    subject: 'Your code to take over a company profile',
    parts: [
      `${name} wants to manage the profile of ${company} on Schakel with the account ${account}, and gave this e-mail address.`,
      { facts: [['Code', code]] },
      'Type the code on the page where you made the request. The editors look at it after that.',
    ],
    button: 'Go to the request',
    after: [
      'The code is valid for a day. You do not know this account? Then do nothing, and give the code to nobody.',
    ],
  }),
  de: ({ code, company, name, account }) => ({
    subject: 'Ihr Code, um ein Unternehmensprofil zu übernehmen',
    parts: [
      `${name} möchte mit dem Konto ${account} das Profil von ${company} auf Schakel verwalten und hat diese E-Mail-Adresse angegeben.`,
      { facts: [['Code', code]] },
      'Geben Sie den Code auf der Seite ein, auf der Sie die Anfrage gestellt haben. Danach prüft sie die Redaktion.',
    ],
    button: 'Zur Anfrage',
    after: [
      'Der Code gilt einen Tag. Sie kennen dieses Konto nicht? Dann tun Sie nichts und geben Sie den Code niemandem.',
    ],
  }),
})
