import type { texts as nl } from '../nl/privacy.ts'
import type { Same } from '../texts.ts'

/** Texts of the pages about privacy and cookies, in English. */
export const texts: Same<typeof nl> = {
  privacy: {
    column: {
      what: 'What you do',
      stored: 'What we store',
      ground: 'Legal ground',
      kept: 'How long',
      name: 'Name',
      use: 'What for',
      where: 'Where',
      purpose: 'Purpose',
      consent: 'Consent',
      holds: 'What belongs to it',
    },
    ground: {
      contract: 'What you agree with us',
      consent: 'Your consent',
      law: 'A legal duty',
      interest: 'Our legitimate interest',
    },
    // For how long something is kept: at most one, two or three spans, in the order of the registry.
    span: {
      days: { one: '{{count}} day', other: '{{count}} days' },
      years: { one: '{{count}} year', other: '{{count}} years' },
      seconds: { one: '{{count}} second', other: '{{count}} seconds' },
      minutes: { one: '{{count}} minute', other: '{{count}} minutes' },
      hours: { one: '{{count}} hour', other: '{{count}} hours' },
    },
    until: {
      session: 'Until you close the browser or the tab',
      'sign-in': 'As long as you are signed in',
      kept: 'Until you switch it off, sign out or clear it',
    },
    place: {
      localStorage: 'Local storage',
      sessionStorage: 'Session storage',
      indexedDB: 'Database of the browser',
      caches: 'Stored files',
    },
    purpose: {
      necessary: { name: 'Necessary', holds: 'What the site needs for something that you do yourself' },
      statistics: { name: 'Statistics of our own', holds: 'Counting what is read, not who reads it' },
      marketing: { name: 'Marketing', holds: 'Recognising the campaign that brought you here' },
    },
    consent: { needed: 'Needed; we ask first', free: 'Not needed by law' },
    data: {
      account: {
        what: 'Account',
        stored:
          'Name, e-mail address, password (encrypted), telephone, company, job title, language and preferences',
        kept: 'Until you close it; {{first}} if you don’t confirm it; {{second}} after you were last signed in, if nothing depends on it (we mail you {{third}} before)',
      },
      sessions: {
        what: 'Being signed in',
        stored: 'Your account, the type of device and when it was last here',
        kept: 'Until you sign out, at most {{first}}',
      },
      saved: {
        what: 'Saving',
        stored: 'Articles, vacancies and events that you save, with your notes',
        kept: 'Until you remove them or close your account',
      },
      drafts: {
        what: 'Filling in a form',
        stored:
          'What you typed and have not sent yet, if you are signed in; and the outcome of a form that you sent',
        kept: '{{first}}, or until you send it; the outcome for {{second}}',
      },
      newsletter: {
        what: 'Newsletter',
        stored: 'E-mail address, name, company and chosen newsletters',
        kept: 'Until {{first}} after you unsubscribe; {{second}} without confirmation',
      },
      alerts: {
        what: 'Job alert',
        stored: 'E-mail address and search',
        kept: 'Until {{first}} after you stop; {{second}} without confirmation',
      },
      push: {
        what: 'Notifications',
        stored:
          'The delivery address of your browser, your account if you are signed in, and about which topics',
        kept: 'Until you switch them off; {{first}} after your browser last reported',
      },
      consents: {
        what: 'Giving or withdrawing consent',
        stored:
          'E-mail address or code of your browser, what for, the text and its version, the moment and the page',
        kept: 'Until {{first}} after it was withdrawn or, of what counted only once, after it was given; under a code instead of the address once an account is closed',
      },
      applications: {
        what: 'Applying for a job',
        stored: 'Your details, letter, links and CV, for the employer, and what it did with them',
        kept: 'Until {{first}} after the vacancy was filled, otherwise {{second}} after it closed; {{third}} with your consent',
      },
      registrations: {
        what: 'Registering for an event',
        stored: 'Names, e-mail addresses, company and role of who comes, answers, ticket code',
        kept: 'Until {{first}} afterwards; of a paid one the number of people remains',
      },
      subscriptions: {
        what: 'Subscription',
        stored:
          'Contact details, addresses, account number (masked) and e-mail addresses of colleagues with a seat',
        kept: 'As long as it runs and then as the books; a request without confirmation {{first}}, a seat until {{second}} after its end',
      },
      books: {
        what: 'Ordering and paying',
        stored:
          'Invoice, billing address, VAT number, mandate with account holder and encrypted account number, payments',
        kept: 'At least 7 years, because tax law requires it; also if you close your account',
      },
      messages: {
        what: 'Contact and reports about vacancies',
        stored: 'Your message, name, e-mail address and what you attach',
        kept: '{{first}}; a report about a vacancy {{second}}',
      },
      leads: {
        what: 'Request to a supplier or to us',
        stored:
          'Name, e-mail address, telephone, company, job title and your question; we pass it on to the supplier',
        kept: '{{first}}',
      },
      companies: {
        what: 'Acting for a company',
        stored:
          'Which company and which role, invitations, your request to manage a profile, who did what with a vacancy, contacts on the site',
        kept: 'As long as you are a member and the page exists; an invitation {{first}} after its end, a request {{second}}',
      },
      files: {
        what: 'Sending a file',
        stored: 'The file itself, such as a CV, with its type and size',
        kept: 'As long as what it belongs to; {{first}} if you don’t send the form',
      },
      mails: {
        what: 'Getting e-mail from us',
        stored: 'E-mail address, kind, moment and whether it arrived; the contents until it was sent',
        kept: '{{first}}; undelivered {{second}}; how often a mail was asked for {{third}}',
      },
      editions: {
        what: 'Being sent a newsletter',
        stored: 'To which addresses each newsletter went',
        kept: '{{first}}; after that only numbers',
      },
      refused: {
        what: 'An e-mail address that no longer exists',
        stored: 'The address, when it was refused and why, so that we send nothing more to it',
        kept: '{{first}}',
      },
      requests: {
        what: 'Asking for your data',
        stored: 'What we gave or deleted and when, with a code instead of your address',
        kept: '{{first}}',
      },
      statistics: {
        what: 'Reading',
        stored:
          'Address of the page, time, language, type of device, country, referring site, campaign, and a code for your browser that is valid for one day',
        kept: '{{first}}; after that only daily totals',
      },
      published: {
        what: 'Being named on the site',
        stored: 'Names of authors, speakers and photographers, with what they say about themselves',
        kept: 'As long as the publication is there',
      },
    },
    'human-check': {
      what: 'Sending a form without an account',
      stored:
        'Your IP address and features of your browser, for the check that a person sends the form. Cloudflare does it for us once you touch a form; we only keep its outcome, for as long as the sending takes',
      kept: 'Up to Cloudflare; not with us',
      name: 'Cloudflare Turnstile',
      use: 'Checking that a person sends a form, in a frame of Cloudflare that only loads once you touch a form',
    },
    cookie: {
      session: 'Counting visits: a zero, the moment of issue and that of expiry',
      schakel_niet_tellen: 'Remembers that you don’t want to be counted',
      i18n_redirected: 'Remembering your language',
      schakel_meter:
        'Keeping count of the articles you read this month without a subscription: their numbers, not who you are',
      strapi_jwt: 'Staying signed in',
      schakel_account: 'Keeping pages with the right reader: the number of your account',
      schakel_registratie: 'Having your new account confirmed in this browser',
      schakel_bewaren: 'Saving what you chose once you are signed in',
      schakel_zonder_script: 'Showing what you saved if your browser runs no scripts',
      schakel_gezegd: 'Saying what happened to a form after you sent it',
      schakel_naar: 'Returning to where you were after signing in through another service',
      'koa-sess': 'Signing in through another service: how far you are',
      'koa-sess-sig': 'Its signature, against forgery',
      schakel_push: 'Making notifications on this device yours: a random code',
    },
    storage: {
      'colour-mode': 'Your choice of light or dark',
      account: 'Which account is signed in in this window, so that others notice when you sign out',
      'install-declined': 'When you declined the app, so that we don’t ask again at once',
      'newsletter-declined': 'That you didn’t want the newsletter or signed up, so that we don’t ask again',
      'vacancies-seen': 'Which vacancies you opened; it stays on your device',
      'schakel-push': 'Which topics you get notifications about',
      'schakel-follows': 'Which topics you follow',
      'schakel-registrations': 'Your registrations for events without an account, until the event is over',
      'schakel-door-name': 'The name under which you check tickets at an event',
      'schakel-check-ins': 'Checked tickets that still have to be sent',
      visit: 'When you were last here; it stays on your device',
      'listed-entries': 'What was already counted in lists in this visit',
      reload: 'Which page reloaded because the site was renewed',
      'schakel-offline': 'What will be sent once there is a connection again',
      'schakel-push-check': 'For a moment, to see whether your browser can handle notifications',
      firebase: 'The delivery address for notifications, if you switch them on',
      firestore: 'Your notices, if you are signed in',
      'schakel-read': 'The last twenty articles you read, for when there is no connection',
      'schakel-saved': 'What you saved, for when there is no connection',
      'schakel-build': 'The files of the site, for when there is no connection',
    },
  },
}
