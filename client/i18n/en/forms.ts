import type { texts as nl } from '../nl/forms.ts'
import type { Same } from '../texts.ts'

/** Texts of forms, in English. */
export const texts: Same<typeof nl> = {
  form: {
    optional: '(optional)',
    show: 'Show',
    hide: 'Hide',
    'show-password': 'Show password',
    submit: 'Send',
    sending: 'Sending',
    summary: 'There were errors in your form.',
    incomplete: 'Sorry, not all fields are filled out correctly.',
    first: 'To the first field with an error',
    failed: 'Sending did not work. What you typed is still here: please try again in a minute.',
    offline: 'You are offline. What you typed is still here: send it once you are connected again.',
    unavailable:
      'This does not work right now, because our system cannot be reached for a moment. What you typed is still here: please try again in half a minute.',
    'other-account':
      'Somebody has signed in with another account in this browser since. What you sent was not saved: open this page again.',
    'too-many': 'This was tried too often. Please wait a minute and try again.',
    gone: 'This form is no longer on this page. Copy what you typed and open the page again.',
    'too-large':
      'This is too much to send. Shorten the text or choose a smaller file; what you typed is still here.',
    suspicious:
      'This was sent the way programs do it. What you typed is still here: wait a few seconds and send it again.',
    rejected:
      'We could not send this as it is. Check your email address and remove unusual characters; what you typed is still here.',
    unpublished:
      'What you ask about is no longer on the site. What you typed is still here: open the page again or choose something else.',
    'human-check': 'Check that you are a person',
    'human-refused':
      'The check that you are a person has expired or did not succeed. What you filled in is still here: do the check again and send it once more.',
    'human-unknown':
      'We are getting many forms right now that may not come from people. What you filled in is still here: wait a minute and send it again.',
    trap: 'Leave this empty',
    invalid: 'This field is not valid.',
    required: '{{field}} is required.',
    email: 'Please enter a valid e-mail address.',
    phone: 'Please enter a valid telephone number.',
    confirm: '{{field}} does not match.',
    'length-max': '{{field}} may be at most {{n}} characters long.',
    accepted: 'Please accept the {{name}}.',
    choice: '{{field}} is not an allowed value.',
    'choose-one': 'Choose at least one.',
    'items-min': 'Choose at least {{n}}: {{name}}.',
    'items-max': 'Choose no more than {{n}}: {{name}}.',
    'password-short': '{{field}} must be at least 10 characters long.',
    'password-long': '{{field}} is too long: 72 characters fit, fewer with accents or emoji.',
    'password-common':
      'This password is used too often, so it is quickly guessed. Please choose another one.',
    'password-personal': 'This password looks like your name or e-mail address. Please choose another one.',
    file: {
      sending: 'Sending {{name}}',
      cancel: 'Cancel',
      'wrong-type': 'Choose a file of type {{types}}.',
      'too-large': 'This file is larger than {{megabytes}} MB.',
      'too-few-pixels':
        'This picture is too small. Choose one that is at least {{minWidth}} pixels wide and {{minHeight}} pixels high.',
      'too-many-pixels':
        'This picture is too large. Choose one that is at most {{maxSide}} pixels wide and high.',
      empty: 'This file is empty.',
      damaged: 'This file is damaged or incomplete. Save it again and try once more.',
      unsafe:
        'We cannot accept this file: it contains macros or a password, or is built in an unusual way. Save it as a PDF and choose that.',
      'cut-off': 'The connection was lost before the whole file had arrived. Please try again.',
      infected: 'A virus was found in this file. It has not been saved.',
      missing: 'Choose a file first.',
      'not-done': 'That did not work. Try again in a minute.',
    },
  },
}
