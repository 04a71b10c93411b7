import * as v from 'valibot'
import { whitepaperConsent } from '../content/whitepaper-consent.ts'
import type { FormValues } from '../forms/answer.ts'
import { definePlacedForm, type PlacedForm } from '../forms/define-placed-form.ts'
import { comboboxField } from '../forms/fields/ComboboxField.tsx'
import { consentField } from '../forms/fields/ConsentField.tsx'
import { fileField } from '../forms/fields/FileField.tsx'
import { groupField } from '../forms/fields/GroupField.tsx'
import { ibanField } from '../forms/fields/IbanField.tsx'
import { richTextField } from '../forms/fields/RichTextField.tsx'
import { statisticsField } from '../forms/fields/StatisticsField.tsx'
import { optionalUpload } from '../forms/file-rules.ts'
import { collectableIban } from '../forms/iban.ts'
import { accepted, email, line, oneOf, optionalLine, optionalPhone, someOf, ticked } from '../forms/rules.ts'
import { day, lines, money, numeric, optionalUrl, rowsOf } from '../forms/standard-rules.ts'
import { passwordSpec } from './password-spec.tsx'

const places = ['Amersfoort', 'Amsterdam', 'Den Haag', 'Súdwest-Fryslân', 'Tilburg', 'Venlo'] as const
const choices = ['editorial', 'sales', 'readers'] as const
const options = choices.map((value) => ({ value, label: `contact-form.departments.${value}` as const }))
const person = v.object({ name: line(120), phone: optionalPhone })

/** Every kind of field that a form can have, once. Its words are borrowed from other forms. */
const everyField = definePlacedForm({
  name: 'every-field',
  schema: v.object({
    line: line(120),
    email,
    url: optionalUrl,
    area: lines({ max: 500 }),
    number: numeric({ min: 1, max: 40 }),
    money: money({ min: 100_00 }),
    day,
    iban: collectableIban,
    select: oneOf(choices),
    place: oneOf(places),
    optional: optionalLine(120),
    text: lines({ max: 2000 }),
    people: rowsOf(person, { min: 1, max: 3 }),
    radios: oneOf(choices),
    boxes: someOf(choices, { min: 1 }),
    file: optionalUpload,
    password: line(64),
    counted: oneOf(['counted', 'not-counted']),
    consent: ticked,
    accepted,
  }),
  title: 'contact-form.title',
  intro: 'contact-form.intro',
  submit: 'form.submit',
  fields: {
    line: { as: 'text', label: 'contact-form.subject', hint: 'tip-form.message-hint' },
    email: { as: 'email', label: 'contact-form.email', autoComplete: 'email' },
    url: { as: 'url', label: 'form-field.rich-text.address', isOptional: true },
    area: { as: 'area', label: 'contact-form.message', rows: 4 },
    number: { as: 'number', label: 'form-field.rich-text.numbers', unit: 'form-field.rich-text.list' },
    money: { as: 'money', label: 'advertise-form.product' },
    day: { as: 'date', label: 'form.add' },
    iban: ibanField({ label: 'order-form.iban', hint: 'tip-form.message-hint' }),
    select: { as: 'select', label: 'contact-form.department', options },
    place: comboboxField({
      label: 'contact-form.company',
      hint: 'tip-form.attachment-hint',
      options: places,
    }),
    optional: { as: 'text', label: 'advertise-form.message', isOptional: true },
    text: richTextField({ label: 'tip-form.message' }),
    people: groupField({
      label: 'newsletter-form.lists',
      hint: 'advertise-form.message-hint',
      row: person,
      fields: {
        name: { as: 'text', label: 'contact-form.name' },
        phone: { as: 'tel', label: 'contact-form.phone', isOptional: true },
      },
      min: 1,
      max: 3,
    }),
    radios: { as: 'radios', label: 'contact-form.department', options },
    boxes: { as: 'checkboxes', label: 'contact-form.department', options },
    file: fileField({ label: 'tip-form.attachment', purpose: 'tip', isOptional: true }),
    password: passwordSpec,
    counted: statisticsField,
    consent: consentField({ label: 'advertise-form.title', consent: whitepaperConsent }),
    accepted: { as: 'checkbox', label: 'contact-form.intro', isRequired: true },
  },
})

const filled: FormValues = {
  line: 'De feed van vacatures',
  email: 'noor@bedrijf.example',
  url: 'https://schakel.example',
  area: 'Regel een.\nRegel twee.',
  number: '38,5',
  money: '3.250,50',
  day: '2027-01-31',
  iban: 'NL91 ABNA 0417 1643 00',
  select: 'sales',
  place: 'Súdwest-Fryslân',
  optional: '',
  text: '## Wat ga je doen?\n\nJe plant **elke dag** 40 ritten, zie [de site](<https://schakel.example>).\n\n- Plannen\n- Bellen\n\n> Dit werk is leuk.',
  people: [
    { name: 'Noor Bakker', phone: '06 12345678' },
    { name: 'Wout de Graaf', phone: '' },
  ],
  radios: 'readers',
  boxes: ['editorial', 'readers'],
  file: `${'0'.repeat(32)}.pdf.1234567`,
  password: 'een-wachtwoord-van-niemand-7',
  counted: 'counted',
  consent: true,
  accepted: true,
}

const wrong: FormValues = {
  ...everyField.initial,
  email: 'noor@',
  url: 'schakel',
  number: '41',
  money: '12',
  iban: 'NL91 ABNA 0417 1643',
  place: 'Parijs',
  people: [{ name: '', phone: 'geen' }],
  file: `${'0'.repeat(32)}`,
}

const word = 'Arbeidsongeschiktheidsverzekeringsmaatschappij'
const long: FormValues = {
  ...filled,
  line: `${word} `.repeat(3).trim(),
  email: `${'noor.'.repeat(12)}bakker@${'bedrijf.'.repeat(12)}example`,
  area: `${word} en nog veel meer. `.repeat(20),
  text: `## ${word}${word}\n\n${`${word} en nog veel meer. `.repeat(12)}\n\n- ${word}${word}${word}`,
  people: [1, 2, 3].map(() => ({ name: `${word} ${word}`, phone: '06 12345678' })),
}

/** Each under a title of its own, as forms on one page have. */
function stateOf(name: string, title: PlacedForm['title'], initial: FormValues): PlacedForm {
  return { ...everyField, name, title, initial }
}

/** A form for each state of its fields. */
export const formStates = {
  empty: stateOf('fields-empty', 'contact-form.title', everyField.initial),
  filled: stateOf('fields-filled', 'tip-form.title', filled),
  wrong: stateOf('fields-wrong', 'advertise-form.title', wrong),
  disabled: stateOf('fields-disabled', 'newsletter-form.title', filled),
  long: stateOf('fields-long', 'contact-form.message', long),
  done: stateOf('fields-done', 'whitepaper-form.title', filled),
  sending: stateOf('fields-sending', 'whitepaper-form.submit', filled),
  uploading: stateOf('fields-uploading', 'advertise-form.other', everyField.initial),
  'refused file': stateOf('fields-refused', 'tip-form.attachment', everyField.initial),
}
