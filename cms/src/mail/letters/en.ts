import type { Letters } from '../letters.ts'

export const english: Letters = {
  copyLink: 'If the button does not work, copy this address into your browser:',
  footer:
    'Schakel, trade news for e-commerce, logistics and fulfilment. There is no need to reply to this e-mail.',
  letters: {
    confirmation: {
      subject: 'Confirm your e-mail address',
      text: [
        'Welcome to Schakel. The link confirms that this e-mail address is yours. In the browser in which you created the account that takes one click; anywhere else you choose a password first.',
      ],
      button: 'Confirm e-mail address',
      after: [
        'The link works once, for 24 hours. If you did not create an account, you need not do anything: without confirmation nothing happens with your address, and nobody can sign in with it.',
      ],
    },
    'known-account': {
      subject: 'You already have an account with Schakel',
      text: [
        'Somebody, probably you, tried to create or confirm an account with this e-mail address. It already has an account, so you can simply sign in.',
      ],
      button: 'Sign in',
      after: [
        'If you have forgotten your password, you can choose a new one on the sign-in page. If it was not you, you need not do anything: your account has not changed.',
      ],
    },
    'provider-account': {
      subject: 'How you sign in to Schakel',
      text: [
        'A new password was requested for this e-mail address. Your account has no password with Schakel: you sign in with your account at another service.',
      ],
      button: 'To the sign-in page',
      after: ['If you did not request anything, you need not do anything.'],
    },
    reset: {
      subject: 'Choose a new password',
      text: ['A new password was requested for your account with Schakel.'],
      button: 'Choose a new password',
      after: [
        'The link works once, for one hour; after that it gets you a new one. If you did not request it, you need not do anything: your password stays as it is.',
      ],
    },
    'password-changed': {
      subject: 'Your password was changed',
      text: [
        'The password of your account with Schakel has just been changed. You have been signed out on other devices.',
        'If this was not you, choose a new password at once.',
      ],
      button: 'Request a new password',
    },
    'email-change': {
      subject: 'Confirm your new e-mail address',
      text: [
        'You want to use this e-mail address for your account with Schakel. Please confirm that it is yours.',
      ],
      button: 'Confirm new address',
      after: [
        'The link works once, for 24 hours. Until then you sign in with your old address. If you did not ask for this, you need not do anything.',
      ],
    },
    'email-change-notice': {
      subject: 'A different e-mail address was requested',
      text: [
        'A different e-mail address was given for your account with Schakel. The change takes effect once the new address is confirmed.',
        'If this was not you, choose a new password at once. That cancels the change.',
      ],
      button: 'Request a new password',
    },
    'email-changed': {
      subject: 'Your e-mail address was changed',
      text: [
        'Your account with Schakel now has a different e-mail address. You can no longer sign in with this one.',
        'If this was not you, please contact the editors.',
      ],
      button: 'Contact us',
    },
    activation: {
      subject: 'Your account with Schakel is ready',
      text: ['The editors have created an account for you. Choose a password and you can sign in.'],
      button: 'Activate account',
      after: ['The link works once, for seven days.'],
    },
    invitation: {
      subject: 'Invitation from {company} on Schakel',
      text: ['You are invited to work on the profile and the vacancies of {company} on Schakel.'],
      button: 'View invitation',
      after: ['The invitation is valid for fourteen days and for this e-mail address only.'],
    },
    'account-deleted': {
      subject: 'Your account has been deleted',
      text: [
        'Your account with Schakel has been deleted, with your saved articles and your newsletter sign-ups.',
        'Data that we must keep by law, such as that of payments, no longer bears your name.',
      ],
    },
  },
}
