import type { texts as nl } from '../nl/account.ts'
import type { Same } from '../texts.ts'

/** Signing in, registering and links from mails, in English. */
export const texts: Same<typeof nl> = {
  account: {
    'first-name': 'First name',
    'last-name': 'Last name',
    email: 'E-mail address',
    password: 'Password',
    'new-password': 'New password',
    'repeat-password': 'New password confirmation',
    'password-hint': 'At least 10 characters. A phrase of four words is strong and easy to remember.',
    'password-length': { one: 'Now {{count}} character', other: 'Now {{count}} characters' },
    terms: 'Terms',
    'terms-before': 'I agree to the',
    'terms-link': 'terms of use',
    'to-home': 'To the front page',
    'sign-in': {
      title: 'Sign in',
      intro:
        'With your account you save articles and vacancies, and arrange registrations and newsletters in one place.',
      submit: 'Sign in',
      forgot: 'Forgotten your password?',
      or: 'Or continue with',
      provider: 'Sign in with {{name}}',
      'work-account': 'your work account',
      'new-title': 'No account yet?',
      'new-text': 'An account is free and takes a minute to make.',
      'new-link': 'Create an account',
      'unconfirmed-title': 'Address not confirmed yet?',
      'unconfirmed-text': 'If the link in our mail had expired, we will send you a new one.',
      'unconfirmed-link': 'Send the link again',
      first: 'Sign in to open that page. You will be taken there straight afterwards.',
      'first-save': 'Sign in to save this. It will be in your account straight afterwards.',
    },
    register: {
      title: 'Create an account',
      intro: 'Free, and done in a minute. You confirm your address with a link that we mail to you.',
      submit: 'Create my account',
      'why-title': 'What you get',
      'why-save': 'Save articles, vacancies and events, and find them again on every device',
      'why-events': 'Register for events with your details filled in already',
      'why-letters': 'Choose which newsletters you receive',
      'why-privacy': 'Everything that we keep about you can be seen, taken along and deleted by you.',
      'known-title': 'Do you have an account already?',
      'known-link': 'Sign in',
      'done-title': 'Check your mail',
      'done-text':
        'We are sending a message to {{email}}. The link in it confirms your address; it works for 24 hours. Opened in this browser, it takes one click.',
      'done-hint':
        'Nothing there? Look among the unwanted mail, or ask for the link again. If you had a few of them today, the last one works.',
      again: 'Send the link again',
    },
    forgot: {
      title: 'Forgotten your password',
      intro: 'Enter your e-mail address. We will mail you a link with which you choose a new password.',
      submit: 'Mail me a link',
      back: 'Back to signing in',
      'done-title': 'Check your mail',
      'done-text':
        'If {{email}} has an account, a mail will be waiting within a few minutes. The link in it works for an hour.',
      'done-hint':
        'Nothing there? Look among the unwanted mail, or try another address. We send three an hour and five a day at most: use the last one then. If it has expired, it will get you a new one.',
      'other-address': 'Try another address',
    },
    reset: {
      title: 'Choose a new password',
      intro: 'You will be signed in straight away, and signed out on other devices.',
      submit: 'Save password',
      'broken-title': 'This link no longer works',
      'broken-text':
        'A link for a new password works for an hour, and once. We will gladly send a new one to the same mailbox.',
      again: 'Ask for a new link',
    },
    renew: {
      submit: 'Send a new link',
      'done-text':
        'If we sent that link within the last week and it was not used, a new one will be waiting in the same mailbox within a few minutes. It works for an hour.',
      'done-hint': 'Nothing there? Look among the unwanted mail.',
    },
    confirm: {
      title: 'Confirm your e-mail address',
      intro: 'One more click: your account is ready and you are signed in.',
      'choose-intro':
        'This account was created in another browser. Choose a password of your own here: that confirms your address and signs you in. What was filled in when it was created is dropped.',
      'choose-submit': 'Confirm with this password',
      'other-title': 'Not created by you, or another password?',
      'other-text':
        'Choose a password of your own here. What was filled in when the account was created is dropped.',
      submit: 'Confirm my e-mail address',
      'sign-in': 'Sign in',
      'broken-title': 'This link no longer works',
      'broken-text':
        'A link to confirm an address works for 24 hours, and once. Have you confirmed it already? Then you can just sign in.',
    },
    'confirm-change': {
      title: 'Confirm your new e-mail address',
      intro: 'Enter the password of your account to make this your new address. You then sign in with it.',
      submit: 'Confirm my new address',
      'done-title': 'Your new e-mail address is confirmed',
      'done-text': 'Use it to sign in from now on.',
      'broken-text':
        'A link to confirm an address works for 24 hours, and once. Change your address again in your account to get a new one.',
    },
    resend: {
      title: 'Ask for a new link',
      intro: 'Enter the address with which you created an account. We will mail you a new link.',
      submit: 'Send the link again',
      'done-title': 'Check your mail',
      'done-text':
        'If {{email}} has an account, a mail will be waiting within a few minutes. The link in it works for 24 hours. If you had a few of them today, the last one works.',
    },
    activate: {
      title: 'Activate your account',
      intro: 'An account is waiting for you. Choose a password and it is yours.',
      submit: 'Activate my account',
      'broken-title': 'This link no longer works',
      'broken-text':
        'A link to activate an account works for seven days, and once. Have you activated it already? Then you can sign in.',
      'sign-in': 'Sign in',
      again: 'Ask for a new link',
    },
    invitation: {
      title: 'Invitation from {{partner}}',
      'title-unknown': 'Invitation',
      intro: 'You are invited to look after the profile of {{partner}} as {{role}}.',
      role: { owner: 'owner', editor: 'editor' },
      'role-owner': 'An owner edits the company profile, places vacancies and decides who else may help.',
      'role-editor': 'An editor edits the company profile and places vacancies.',
      for: 'For',
      company: 'Company',
      as: 'Role',
      until: 'Valid until',
      accept: 'Accept the invitation',
      'sign-in-text': '{{email}} has an account already. Sign in to accept the invitation.',
      'sign-in': 'Sign in and accept',
      'register-title': 'Create your account',
      'register-text': 'This invitation has confirmed your address {{email}} already.',
      'register-submit': 'Create account and accept',
      'other-title': 'You are signed in with another address',
      'other-text':
        'This invitation is for {{email}}; you are signed in as {{own}}. Sign out and open the link again.',
      'expired-title': 'This invitation has expired',
      'expired-text': 'An invitation works for fourteen days. Ask whoever invited you for a new one.',
      'revoked-title': 'This invitation was withdrawn',
      'revoked-text': 'Ask whoever invited you whether that was intended.',
      'accepted-title': 'This invitation was accepted already',
      'accepted-text': 'Sign in with the account that accepted it.',
      'unknown-title': 'We do not know this invitation',
      'unknown-text': 'The link may not have been copied completely. Open it again straight from the mail.',
      'done-title': 'Welcome to {{partner}}',
      'done-text': 'Your account is linked to the company.',
      'see-company': 'See the company profile',
    },
    social: {
      title: 'Signing in did not work',
      'nothing-title': 'There is nothing to finish here',
      'nothing-text':
        'This is where you return after signing in through another service. Begin at signing in and choose the service there.',
      again: 'Back to signing in',
    },
  },
  'account-error': {
    'signed-out': 'Your session has ended. Sign in again; what you filled in is still here.',
    ended: 'You have been signed out. Sign in again to go on.',
    credentials:
      'This e-mail address and password do not belong together. Just made an account? Then confirm your address first, with the link in our mail.',
    blocked: 'This account has been blocked. Please contact us if you think that is wrong.',
    code: 'This link is not correct, has expired or was used already.',
    'other-browser':
      'This account was created in another browser as well after that. Choose a password of your own below.',
    'current-password': 'Your current password is not correct.',
    'same-password': 'Please choose another password than the one you have now.',
    taken: 'There is an account with this e-mail address already. Please sign in to continue.',
    'registration-closed': 'No new accounts can be created right now. Please try again later.',
    'other-address': 'This invitation is for another e-mail address.',
    'picture-large': 'This picture is too large.',
    'picture-small': 'This picture is too small.',
    'claim-code': 'This code is wrong or has expired. After five attempts you have to ask for a new one.',
    'claim-free-mail': 'Anybody can have such an address. Use your address at the company.',
    'claim-own': 'You belong to this company already.',
    'claimed-often': 'You have made enough requests. Please try again tomorrow.',
    'company-known':
      'This number belongs to a company that has a profile already. Find it and ask for the profile.',
    'companies-many':
      'Three companies of yours are waiting for the editors. You can add another one after that.',
    'company-unpublished':
      'The editors have not approved this company yet. After that you can invite colleagues.',
    'not-member': 'You do not belong to this company any more.',
    'profile-state': 'This profile has changed meanwhile. Reload the page.',
    'invited-often': 'Enough invitations have been sent to this address. Please try again tomorrow.',
    'member-already': 'This address belongs to the company already.',
    'members-changed': 'This has changed in the meantime. Please open the page again.',
    'owners-only': 'Only an owner of the company can do this.',
    'last-owner': 'A company always keeps an owner. Make somebody else an owner first.',
    'too-late': 'This is no longer possible: the event has started.',
    'provider-disabled':
      'Signing in through this service is switched off. Please use your e-mail address and password.',
    'provider-session': 'Signing in took too long or was broken off. Please start again.',
    'provider-email':
      'This service gave us no confirmed e-mail address. Without one we cannot recognise you.',
    'provider-taken': 'There is already an account with this e-mail address. Sign in the way you did before.',
    'provider-denied': 'You did not allow signing in. Nothing was changed.',
    failed: 'That did not work. Please try again in a minute.',
  },
}
