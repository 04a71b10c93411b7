import type { texts as nl } from '../nl/form-rules.ts'
import type { Same } from '../texts.ts'

/** Validation rules that few forms have, and the texts of those forms, in English. */
export const texts: Same<typeof nl> = {
  form: {
    'length-min-one': '{{field}} must be at least one character long.',
    'length-min': '{{field}} must be at least {{n}} characters long.',
    'length-exact': '{{field}} must be {{n}} characters long.',
    'length-between': '{{field}} must be between {{from}} and {{to}} characters long.',
    min: '{{field}} must be at least {{n}}.',
    max: '{{field}} must be no more than {{n}}.',
    between: '{{field}} must be between {{from}} and {{to}}.',
    number: '{{field}} must be a number.',
    alpha: '{{field}} may only contain letters.',
    alphanumeric: '{{field}} may only contain letters and digits.',
    'date-after': '{{field}} must be after {{day}}.',
    'date-future': '{{field}} must be in the future.',
    'date-before': '{{field}} must be before {{day}}.',
    'date-past': '{{field}} must be in the past.',
    'date-between': '{{field}} must be between {{from}} and {{to}}.',
    'date-format': '{{field}} is not a valid date; please write it as dd-mm-yyyy.',
    url: 'Please enter a valid URL.',
    not: '“{{value}}” is not an allowed {{name}}.',
    mime: '{{field}} must be of the type: {{types}}.',
    'require-one': '{{field}} or {{other}} is required.',
    'starts-with': '{{field}} does not start with {{part}}.',
    'ends-with': '{{field}} does not end with {{part}}.',
    uppercase: '{{field}} must contain capital letters.',
    numeric: '{{field}} must contain digits.',
    symbol: '{{field}} must contain a symbol.',
    iban: 'Please enter a valid account number (IBAN).',
    'iban-country': 'An account number (IBAN) starts with the letters of a country, such as NL or BE.',
    'iban-length': 'An account number (IBAN) of this country has {{n}} characters; you entered {{typed}}.',
    'iban-digits':
      'This account number (IBAN) is not correct. Please check whether two characters were swapped.',
    'no-files': 'No file chosen',
    loading: 'Loading...',
    next: 'Next',
    previous: 'Previous',
    add: 'Add',
    remove: 'Remove',
  },
}
