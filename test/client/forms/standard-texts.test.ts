import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Locale, locales } from '../../../client/content/locale.ts'
import { messageText } from '../../../client/forms/field-message.ts'
import { iban } from '../../../client/forms/iban.ts'
import * as rules from '../../../client/forms/rules.ts'
import * as standard from '../../../client/forms/standard-rules.ts'
import { fieldErrors } from '../../../client/forms/validate.ts'
import { loadTexts, type MessageKey } from '../../../client/i18n/dictionary.ts'
import { createTranslator } from '../../../client/i18n/translator.ts'

/** What is said of a value under the label `Veld`, in one language; null where the rule takes it. */
async function said(rule: v.GenericSchema, value: unknown, locale: Locale): Promise<string | null> {
  return saidOf(v.object({ field: rule }), { field: value }, locale)
}

async function saidOf(
  form: v.ObjectSchema<v.ObjectEntries, undefined> | v.GenericSchema<Record<string, unknown>>,
  values: unknown,
  locale: Locale,
) {
  const t = createTranslator(locale, await loadTexts(locale, ['account', 'forms', 'form-rules']))
  const [message] = Object.values(fieldErrors(form, values))
  return message ? messageText({ t, locale }, message, 'Veld') : null
}

const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' })
const picture = new File(['x'], 'foto.png', { type: 'image/png' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T23:30:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Rule, what it refuses, what it takes, and its text. */
const table: [string, v.GenericSchema, unknown, unknown, string][] = [
  ['required', rules.line(), ' ', 'x', 'Veld is verplicht.'],
  ['email', rules.email, 'x@y', 'x@y.nl', 'Vul een geldig e-mailadres in.'],
  ['url', standard.url, 'example.org', 'https://example.org', 'Voer een geldige URL in.'],
  ['length min', standard.length({ min: 3 }), 'xx', 'xxx', 'Veld moet minimaal 3 tekens lang zijn.'],
  ['length min 1', standard.length({ min: 1 }), '', 'x', 'Veld moet minimaal één teken zijn.'],
  ['length max', standard.length({ max: 3 }), 'xxxx', 'xxx', 'Veld mag maximaal 3 tekens lang zijn.'],
  ['length exact', standard.length({ min: 3, max: 3 }), 'xx', 'xxx', 'Veld moet 3 tekens lang zijn.'],
  [
    'length between',
    standard.length({ min: 2, max: 4 }),
    'x',
    'xx',
    'Veld moet tussen de 2 en 4 tekens zijn.',
  ],
  ['min', standard.numeric({ min: 8 }), '7', '8', 'Veld moet minimaal 8 zijn.'],
  ['max', standard.numeric({ max: 40 }), '41', '40', 'Veld moet kleiner zijn dan of gelijk zijn aan 40.'],
  ['between', standard.numeric({ min: 8, max: 40 }), '41', '40', 'Veld moet tussen 8 en 40 liggen.'],
  ['number', standard.numeric(), 'x', '-1,5', 'Veld moet een getal zijn.'],
  ['alpha', standard.alpha, 'a1', 'Zoë', 'Veld mag alleen alfabetische tekens bevatten.'],
  ['alphanumeric', standard.alphanumeric, 'a-1', 'a1', 'Veld mag alleen letters en cijfers bevatten.'],
  [
    'date_after',
    standard.dayAfter('2026-11-21'),
    '2026-11-21',
    '2026-11-22',
    'Veld moet na 21 november 2026 zijn.',
  ],
  ['date_after today', standard.futureDay, '2026-11-23', '2026-11-24', 'Veld moet in de toekomst liggen.'],
  [
    'date_before',
    standard.dayBefore('2026-11-21'),
    '2026-11-21',
    '2026-11-20',
    'Veld moet vóór 21 november 2026 vallen.',
  ],
  ['date_before today', standard.pastDay, '2026-11-23', '2026-11-22', 'Veld moet in het verleden liggen.'],
  [
    'date_between',
    standard.dayBetween('2026-01-01', '2026-12-31'),
    '2027-01-01',
    '2026-01-01',
    'Veld moet tussen 1 januari 2026 en 31 december 2026 liggen',
  ],
  [
    'date_format',
    standard.day,
    '11-22-2026',
    '2026-11-22',
    'Veld is geen geldige datum, gebruik de notatie dd-mm-jjjj',
  ],
  ['accepted', rules.accepted, false, 'on', 'Accepteer de veld.'],
  ['is', rules.oneOf(['a']), 'b', 'a', 'Veld is geen toegestane waarde.'],
  ['matches', standard.matches(/^\d{4}$/), '123', '1234', 'Veld is geen toegestane waarde.'],
  ['not', standard.not('1000', 'root?'), '1000', '1001', '"1000" is geen toegestane veld.'],
  ['not', standard.not('1000', 'root?'), 'root?', '', '"root?" is geen toegestane veld.'],
  [
    'mime',
    standard.fileOf(['application/pdf', 'text/plain']),
    picture,
    pdf('cv.pdf'),
    'Veld moet van het type: application/pdf, text/plain zijn',
  ],
  [
    'mime, without a file',
    standard.fileOf(['application/pdf']),
    new File([], ''),
    pdf('cv.pdf'),
    'Veld is verplicht.',
  ],
  ['starts_with', standard.startsWith('NL'), 'BE1', 'NL1', 'Veld begint niet met NL.'],
  ['ends_with', standard.endsWith('.nl'), 'a.be', 'a.nl', 'Veld eindigt niet met .nl.'],
  ['contains_uppercase', standard.containsUppercase, 'a', 'É', 'Veld moet hoofdletters bevatten.'],
  ['contains_numeric', standard.containsNumeric, 'a', 'a1', 'Veld moet cijfers bevatten.'],
  ['contains_symbol', standard.containsSymbol, 'a 1', 'a€', 'Veld moet een symbool bevatten.'],
  [
    'array min',
    rules.someOf(['a', 'b', 'c'], { min: 2 }),
    ['a'],
    ['a', 'b'],
    'Mag niet minder dan 2 veld hebben.',
  ],
  [
    'array max',
    rules.someOf(['a', 'b', 'c'], { max: 1 }),
    ['a', 'b'],
    ['a'],
    'Mag niet meer dan 1 veld hebben.',
  ],
  ['iban', iban, '', 'NL91ABNA0417164300', 'Vul een geldig rekeningnummer (IBAN) in.'],
]

describe('the standard rules', () => {
  it.each(table)('%s: refuses, takes, and has its text', async (_, rule, wrong, right, text) => {
    expect(await said(rule, right, 'nl')).toBeNull()
    expect(await said(rule, wrong, 'nl')).toBe(text)
  })

  it.each(table)('%s: has a text of its own in English and German', async (_, rule, wrong) => {
    const texts = await Promise.all(locales.map((locale) => said(rule, wrong, locale)))

    for (const text of texts) expect(text).toMatch(/^(?!form\.)(?!.*\{\{).{10,}/)
    expect(new Set(texts).size).toBe(locales.length)
  })

  it('confirm: compares a field with the one that it repeats', async () => {
    const fields = { password: v.string(), again: v.string() }
    const form = v.pipe(v.object(fields), rules.sameAs('password', 'again'))

    expect(await saidOf(form, { password: 'a', again: 'a' }, 'nl')).toBeNull()
    expect(await saidOf(form, { password: 'a', again: 'b' }, 'nl')).toBe('Veld komt niet overeen.')
    expect(await saidOf(form, { password: 'a', again: 'b' }, 'en')).toBe('Veld does not match.')
    expect(await saidOf(form, { password: 'a', again: 'b' }, 'de')).toBe('Veld stimmt nicht überein.')
  })

  it('require_one: wants one of two fields, and names the other by its label', async () => {
    const fields = { email: v.optional(v.string()), phone: v.optional(v.string()) }
    const form = v.pipe(v.object(fields), standard.requireOne('email', 'phone', 'account.password'))

    expect(await saidOf(form, { phone: '06' }, 'nl')).toBeNull()
    expect(await saidOf(form, { email: 'x@y.nl' }, 'nl')).toBeNull()
    expect(await saidOf(form, { email: ' ' }, 'nl')).toBe('Veld of Wachtwoord is vereist.')
    expect(await saidOf(form, {}, 'en')).toBe('Veld or Password is required.')
    expect(await saidOf(form, {}, 'de')).toBe('Veld oder Passwort wird benötigt.')
  })

  it('says that a field is not valid where nothing else is known of it', async () => {
    expect(await said(v.number(), 'x', 'nl')).toBe('Dit veld is ongeldig.')
  })
})

describe('the texts of forms', () => {
  it.each<[MessageKey, string, string, string]>([
    [
      'form.incomplete',
      'Sorry, niet alle velden zijn correct ingevuld.',
      'Sorry, not all fields are filled out correctly.',
      'Leider sind nicht alle Felder korrekt ausgefüllt.',
    ],
    ['form.submit', 'Versturen', 'Send', 'Senden'],
    [
      'form.summary',
      'Er zijn fouten in uw formulier gevonden.',
      'There were errors in your form.',
      'Ihr Formular enthält Fehler.',
    ],
    ['form.no-files', 'Geen bestand gekozen', 'No file chosen', 'Keine Datei ausgewählt'],
    ['form.loading', 'Aan het laden...', 'Loading...', 'Wird geladen...'],
    ['form.next', 'Volgende', 'Next', 'Weiter'],
    ['form.previous', 'Vorige', 'Previous', 'Zurück'],
    ['form.add', 'Toevoegen', 'Add', 'Hinzufügen'],
    ['form.remove', 'Verwijderen', 'Remove', 'Entfernen'],
  ])('%s', async (key, ...expected) => {
    const texts = await Promise.all(
      (['nl', 'en', 'de'] as const).map(async (locale) =>
        createTranslator(locale, await loadTexts(locale, ['forms', 'form-rules']))(key),
      ),
    )

    expect(texts).toEqual(expected)
  })
})
