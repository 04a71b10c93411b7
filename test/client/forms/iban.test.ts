import fc from 'fast-check'
import { countries as countriesElsewhere, isValid as isValidElsewhere } from 'iban'
import { countrySpecs, isValidBBAN } from 'ibantools'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { collectableIban, iban, isIban } from '../../../client/forms/iban.ts'
import { fieldErrors } from '../../../client/forms/validate.ts'
import { normaliseIban } from '../../../cms/src/mandates/iban-rules.ts'
import { registry } from './iban-registry.ts'

const countries = Object.keys(countrySpecs).filter((country) => countrySpecs[country]?.bban_regexp)

// Made once: the check digits of some countries are found by trying.
const samples = countries.flatMap((country) => fc.sample(numberOf(country), 3))
const valid = fc.constantFrom(...samples)

describe('an account number', () => {
  it.each(countries)('of %s is taken', (country) => {
    const numbers = samples.filter((number) => number.startsWith(country))

    expect(numbers).toHaveLength(3)
    expect(numbers.filter((number) => !isIban(number))).toEqual([])
  })

  it('is read as people write it: in groups, with signs between them, in small letters', () => {
    const signs = fc.array(fc.constantFrom('', ' ', '.', '-', '/', '\u00a0', '\t'), {
      minLength: 34,
      maxLength: 34,
    })
    fc.assert(
      fc.property(valid, signs, (number, between) => {
        const written = [...number].map((character, index) => character + between[index]).join('')
        return isIban(written.toLowerCase()) && normaliseIban(written) === number
      }),
    )
  })

  it('is refused when one digit or letter is another', () => {
    fc.assert(
      fc.property(valid, fc.nat(), fc.integer({ min: 1, max: 25 }), (number, where, shift) => {
        const at = where % number.length
        return !isIban(number.slice(0, at) + another(number.charAt(at), shift) + number.slice(at + 1))
      }),
      { numRuns: 2000 },
    )
  })

  it('is refused when two digits beside each other changed places', () => {
    fc.assert(
      fc.property(valid, fc.nat(), (number, where) => {
        const at = where % (number.length - 1)
        const [one = '', other = ''] = number.slice(at, at + 2)
        fc.pre(/\d/.test(one) && /\d/.test(other) && one !== other)
        return !isIban(number.slice(0, at) + other + one + number.slice(at + 2))
      }),
      { numRuns: 1000 },
    )
  })

  it('is refused with a character too many or too few', () => {
    fc.assert(
      fc.property(valid, fc.nat(), fc.constantFrom(...'0123456789'), (number, where, digit) => {
        const at = where % number.length
        return (
          !isIban(number.slice(0, at) + number.slice(at + 1)) &&
          !isIban(number.slice(0, at) + digit + number.slice(at))
        )
      }),
    )
  })

  it('never comes out of arbitrary text, and that never fails', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => !isIban(text)))
  })
})

// Where the second list is behind the registry, or guesses at a country that the registry does not hold.
const judged: Readonly<Record<string, string>> = {
  BF: '2c22n',
  BI: '23n',
  BJ: '2c22n',
  CI: '1a23n',
  DO: '4c20n',
  DZ: '22n',
  IQ: '4a15n',
  JO: '4a4n18c',
  LC: '4a24c',
  MD: '20c',
  ML: '2c22n',
  SN: '2a22n',
  UA: '6n19c',
}

describe('the structure of account numbers', () => {
  it.each(Object.entries(registry))('of %s is that of the registry', (country, structure) => {
    const [number = ''] = samples.filter((sample) => sample.startsWith(country))

    expect(structureOf(number, hasStructure)).toBe(structure)
  })

  it('is known of every country that the library takes from the registry', () => {
    const theirs = countries.filter((country) => countrySpecs[country]?.IBANRegistry)

    expect(theirs.filter((country) => !(country in registry))).toEqual([])
  })

  it.each(countries)('of %s is that of a second list, or as the registry has it', (country) => {
    const [number = ''] = samples.filter((sample) => sample.startsWith(country))

    const structure = structureOf(number, hasStructure)

    // A list that does not know a country says nothing of it.
    const elsewhere = country in countriesElsewhere ? structureElsewhere(number) : structure
    expect(structure).toBe(judged[country] ?? elsewhere)
  })

  it.each(Object.entries(judged))('of %s is judged because the lists differ', (country, structure) => {
    const [number = ''] = samples.filter((sample) => sample.startsWith(country))

    expect(structureElsewhere(number)).not.toBe(structure)
  })

  it.each([
    ['digits in the bank code of Ireland', 'IE3212IK93115212345678', false],
    ['letters in the bank code of Ireland', 'IE29AIBK93115212345678', true],
    ['letters in an account of Pakistan', withCheckDigits('PK', 'SCBL00000011234567AB'), true],
    ['digits in the bank code of Pakistan', withCheckDigits('PK', '1CBL0000001123456702'), false],
    ['digits in the bank code of Belarus', withCheckDigits('BY', '12BB3600900000002Z00AB00'), true],
    ['a letter in the reserved digit of Turkey', withCheckDigits('TR', '00061A519786457841326'), false],
  ])('judges %s as the registry does', (_, number, expected) => {
    expect(isIban(number)).toBe(expected)
  })
})

describe('the rule', () => {
  const form = v.object({ iban })

  it('gives the number without spaces', () => {
    expect(v.parse(form, { iban: 'nl91 abna 0417 1643 00' })).toEqual({ iban: 'NL91ABNA0417164300' })
  })

  it.each([
    ['', 'form.iban', undefined],
    ['12345678', 'form.iban-country', undefined],
    ['XX91ABNA0417164300', 'form.iban-country', undefined],
    ['NL91ABNA041716430', 'form.iban-length', { n: '18', typed: '17' }],
    ['NL91ABNA0417164301', 'form.iban-digits', undefined],
  ])('says of %j what is wrong with it', (typed, key, values) => {
    expect(fieldErrors(form, { iban: typed }).iban).toEqual(values ? { key, values } : { key })
  })

  it('takes only accounts from which can be collected, where that is asked for', () => {
    const debit = v.object({ iban: collectableIban })

    expect(v.parse(debit, { iban: 'be68 5390 0754 7034' })).toEqual({ iban: 'BE68539007547034' })
    expect(fieldErrors(debit, { iban: 'GB29 NWBK 6016 1331 9268 19' })).toEqual({
      iban: { key: 'form.iban-area' },
    })
  })

  it.each([undefined, null, 91, true, ['NL91ABNA0417164300'], {}])(
    'refuses %j, which is no text',
    (value) => {
      expect(fieldErrors(form, { iban: value }).iban).toEqual({ key: 'form.iban' })
    },
  )

  it('blocks a form without it', () => {
    expect(fieldErrors(form, {})).toHaveProperty('iban')
  })
})

/** Numbers of a country, made from what the registry says of their structure. */
function numberOf(country: string): fc.Arbitrary<string> {
  const structure = countrySpecs[country]?.bban_regexp
  if (!structure) throw new Error(`The registry does not know ${country}`)
  return fc
    .stringMatching(new RegExp(structure))
    .filter((account) => isValidBBAN(account, country))
    .map((account) => withCheckDigits(country, account))
}

/** ISO 7064: what makes the whole, read as one number, 1 modulo 97. */
function checkDigits(country: string, account: string): string {
  const digits = [...`${account}${country}00`].map((character) => Number.parseInt(character, 36)).join('')
  return String(98n - (BigInt(digits) % 97n)).padStart(2, '0')
}

function withCheckDigits(country: string, account: string): string {
  return country + checkDigits(country, account) + account
}

/** Whether the account has the form of its country, whatever digits the country itself checks. */
function hasStructure(number: string): boolean {
  return new RegExp(countrySpecs[number.slice(0, 2)]?.bban_regexp ?? '').test(number.slice(4))
}

/** What the second list says of a number's country. */
function structureElsewhere(number: string): string {
  return isValidElsewhere(number) ? structureOf(number, isValidElsewhere) : 'of another length'
}

/**
 * What may stand where, found by trying: `4a14n` is four letters and fourteen digits, `c` is either.
 * @param number One that is valid.
 */
function structureOf(number: string, isTaken: (number: string) => boolean): string {
  const country = number.slice(0, 2)
  const account = number.slice(4)
  const kinds = [...account].map((_, index) => {
    const [takesLetter, takesDigit] = ['A', '1'].map((character) =>
      isTaken(withCheckDigits(country, account.slice(0, index) + character + account.slice(index + 1))),
    )
    return takesLetter ? (takesDigit ? 'c' : 'a') : 'n'
  })
  return kinds.join('').replace(/(.)\1*/g, (run, kind) => `${run.length}${kind}`)
}

function another(character: string, shift: number): string {
  const alphabet = /\d/.test(character) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const by = 1 + ((shift - 1) % (alphabet.length - 1))
  return alphabet.charAt((alphabet.indexOf(character) + by) % alphabet.length)
}
