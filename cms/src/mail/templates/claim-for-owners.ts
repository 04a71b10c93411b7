import { defineMail } from '../define-mail.ts'

/** Asks the owners of a company to invite somebody who says that they work there. */
export const claimForOwners = defineMail({
  label: 'Bedrijf overnemen: vraag aan de eigenaar',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    company: 'Van Dijk Logistiek',
    name: 'Jan van Dijk',
    job: 'Recruiter',
    email: 'jan@vandijk.example',
    account: 'jan@voorbeeld.example',
  },
  page: () => ({ path: '/account' }),
  nl: ({ company, name, job, email, account }) => ({
    subject: 'Iemand wil meewerken aan uw bedrijfsprofiel',
    parts: [
      `Iemand zegt bij ${company} te werken en wil het profiel op Schakel mee beheren. Wij hebben dat niet gecontroleerd.`,
      {
        facts: [
          ['Naam', name],
          ['Functie', job],
          ['E-mailadres', email],
          ['Account', account],
        ],
      },
      'Kent u deze persoon? Nodig die dan uit bij uw bedrijf in uw account.',
    ],
    button: 'Naar mijn account',
    after: ['Wilt u dat niet, dan hoeft u niets te doen.'],
  }),
  en: ({ company, name, job, email, account }) => ({
    subject: 'Somebody wants to work on your company profile',
    parts: [
      `Somebody says that they work at ${company} and wants to help manage its profile on Schakel. We have not checked that.`,
      {
        facts: [
          ['Name', name],
          ['Position', job],
          ['E-mail address', email],
          ['Account', account],
        ],
      },
      'Do you know this person? Then invite them, at your company in your account.',
    ],
    button: 'Go to my account',
    after: ['If you do not want that, you need not do anything.'],
  }),
  de: ({ company, name, job, email, account }) => ({
    subject: 'Jemand möchte an Ihrem Unternehmensprofil mitarbeiten',
    parts: [
      `Jemand gibt an, bei ${company} zu arbeiten, und möchte das Profil auf Schakel mitverwalten. Wir haben das nicht geprüft.`,
      {
        facts: [
          ['Name', name],
          ['Funktion', job],
          ['E-Mail-Adresse', email],
          ['Konto', account],
        ],
      },
      'Kennen Sie diese Person? Dann laden Sie sie bei Ihrem Unternehmen in Ihrem Konto ein.',
    ],
    button: 'Zu meinem Konto',
    after: ['Wenn Sie das nicht möchten, brauchen Sie nichts zu tun.'],
  }),
})
