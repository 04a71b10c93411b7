import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as rules from '../../../client/forms/rules.ts'
import * as standard from '../../../client/forms/standard-rules.ts'
import { fieldErrors } from '../../../client/forms/validate.ts'

/** The key of what is said of a value under one rule; null where it is fine. */
function said(rule: v.GenericSchema, value: unknown): string | null {
  return fieldErrors(v.object({ field: rule }), { field: value }).field?.key ?? null
}

describe('rules of a field', () => {
  it.each<[string, v.GenericSchema, unknown, string | null]>([
    ['a line', rules.line(), '', 'form.required'],
    ['a line', rules.line(), ' \t ', 'form.required'],
    ['a line', rules.line(), undefined, 'form.required'],
    ['a line', rules.line(5), 'zes te', 'form.length-max'],
    ['a line', rules.line(5), ' vijf5 ', null],
    ['a line', rules.line(), 'Wout\r\nBcc: x@y.nl', 'form.invalid'],
    ['a line', rules.line(), 'Wout\u2028Vries', 'form.invalid'],
    ['a line', rules.line(), 'أمينة \u202e👩🏽‍🚒', null],
    ['an optional line', rules.optionalLine(), '', null],
    ['an optional line', rules.optionalLine(), 'a\tb', 'form.invalid'],
    ['lines', standard.lines({ min: 10 }), 'te kort', 'form.length-min'],
    ['a length', standard.length({ min: 4, max: 4 }), '12345', 'form.length-exact'],
    ['a length', standard.length({ min: 2, max: 4 }), '12345', 'form.length-between'],
    ['a length', standard.length({ min: 2, max: 4 }), '', null],
    ['an e-mail address', rules.email, '', 'form.required'],
    ['an e-mail address', rules.email, 'jan@x', 'form.email'],
    ['an e-mail address', rules.email, 'jan@x.n', 'form.email'],
    ['an e-mail address', rules.email, 'jan..de@x.nl', 'form.email'],
    ['an e-mail address', rules.email, 'jan@x.nl, piet@x.nl', 'form.email'],
    ['an e-mail address', rules.email, ' Jan.de-Boer+nieuws@post.x.co.uk ', null],
    ['an e-mail address', rules.email, '"jan de boer"@x.nl', null],
    ['an e-mail address', rules.email, `${'a'.repeat(250)}@x.nl`, 'form.length-max'],
    ['a web address', standard.optionalUrl, '', null],
    ['a web address', standard.optionalUrl, 'schakel.example', 'form.url'],
    ['a web address', standard.optionalUrl, 'javascript:alert(1)', 'form.url'],
    ['a web address', standard.optionalUrl, 'https://schakel.example/a?b#c', null],
    ['a telephone number', rules.optionalPhone, '', null],
    ['a telephone number', rules.optionalPhone, '+31 (0)20 - 123 45 67', null],
    ['a telephone number', rules.optionalPhone, '0612', 'form.phone'],
    ['a telephone number', rules.optionalPhone, 'bel mij 0612345678', 'form.phone'],
    ['a new password', rules.newPassword, '', 'form.required'],
    ['a new password', rules.newPassword, 'negen neg', 'form.password-short'],
    ['a new password', rules.newPassword, 'precies 10', null],
    ['a new password', rules.newPassword, '😀'.repeat(9), 'form.password-short'],
    ['a new password', rules.newPassword, 'é'.repeat(37), 'form.password-long'],
    ['a password', rules.currentPassword, ' ', null],
    ['a box', rules.accepted, undefined, 'form.accepted'],
    ['a box', rules.accepted, false, 'form.accepted'],
    ['a box', rules.accepted, 'on', null],
    ['a choice', rules.oneOf(['nl', 'be']), 'de', 'form.choice'],
    ['a choice', rules.oneOf(['nl', 'be']), '', 'form.required'],
    ['a choice that may be left open', rules.oneOf(['', 'be']), '', null],
    ['choices', rules.someOf(['a', 'b']), undefined, null],
    ['choices', rules.someOf(['a', 'b']), 'a', null],
    ['choices', rules.someOf(['a', 'b']), ['a', 'x'], 'form.choice'],
    ['choices', rules.someOf(['a', 'b'], { min: 1 }), [], 'form.choose-one'],
    ['choices', rules.someOf(['a', 'b', 'c'], { min: 2 }), ['a'], 'form.items-min'],
    ['choices', rules.someOf(['a', 'b', 'c'], { max: 1 }), ['a', 'b'], 'form.items-max'],
    ['a number', standard.numeric(), 'twaalf', 'form.number'],
    ['a number', standard.numeric(), '1e3', 'form.number'],
    ['a number', standard.numeric({ min: 0 }), '-1', 'form.min'],
    ['a number', standard.numeric({ max: 40 }), '41', 'form.max'],
    ['a number', standard.numeric({ min: 8, max: 40 }), '41', 'form.between'],
    ['a number', standard.numeric({ min: 8, max: 40 }), '37,5', null],
    ['letters', standard.alpha, 'Zoë', null],
    ['letters', standard.alpha, 'Zoë2', 'form.alpha'],
    ['letters and digits', standard.alphanumeric, 'Zoë2', null],
    ['letters and digits', standard.alphanumeric, 'Zoë-2', 'form.alphanumeric'],
    ['a pattern', standard.matches(/^\d{4} ?[A-Z]{2}$/), '1234 ab', 'form.choice'],
    ['a day', standard.day, '', 'form.required'],
    ['a day', standard.day, '2026-02-30', 'form.date-format'],
    ['a day', standard.day, '11-21-2026', 'form.date-format'],
    ['a day', standard.day, '21-11-2026', null],
    ['a day', standard.day, '2028-02-29', null],
    ['a later day', standard.dayAfter('2026-11-21'), '2026-11-21', 'form.date-after'],
    ['a later day', standard.dayAfter('2026-11-21'), '2026-11-22', null],
    ['an earlier day', standard.dayBefore('2026-11-21'), '2026-11-22', 'form.date-before'],
    ['a day of a period', standard.dayBetween('2026-01-01', '2026-12-31'), '2027-01-01', 'form.date-between'],
    ['a day of a period', standard.dayBetween('2026-01-01', '2026-12-31'), '2026-12-31', null],
  ])('%s: %#', (_, rule, value, expected) => {
    expect(said(rule, value)).toBe(expected)
  })

  it('says only the first thing that is wrong', () => {
    expect(fieldErrors(v.object({ email: rules.email }), { email: '' })).toEqual({
      email: { key: 'form.required' },
    })
  })

  it('names the numbers of a limit', () => {
    const form = v.object({ hours: standard.numeric({ min: 8, max: 40 }), name: rules.line(5) })

    expect(fieldErrors(form, { hours: '60', name: 'te lang' })).toEqual({
      hours: { key: 'form.between', values: { from: '8', to: '40' } },
      name: { key: 'form.length-max', values: { n: 5 } },
    })
  })

  it('finds no fault in an address that was made by the rules, however long it takes to type', () => {
    fc.assert(
      fc.property(
        fc.emailAddress({ size: 'small' }),
        (address) => said(rules.email, address) !== 'form.required',
      ),
    )
  })

  // A rule that goes back over what it has read would take minutes, and run into the limit of the test.
  it('answers hostile text', () => {
    const hostile = [
      'a.'.repeat(50_000),
      `${'a@'.repeat(50_000)}x`,
      `x@${'a.'.repeat(50_000)}`,
      '('.repeat(100_000),
    ]

    for (const text of hostile)
      for (const rule of [rules.email, rules.optionalPhone, standard.optionalUrl])
        expect(said(rule, text)).not.toBeNull()
  })
})

describe('rules of a form', () => {
  const form = v.pipe(
    v.object({ email: rules.email, password: rules.newPassword, repeat: rules.currentPassword }),
    rules.sameAs('password', 'repeat'),
  )

  it('compares what is typed twice, also while other fields are wrong', () => {
    const errors = fieldErrors(form, { email: '', password: 'lange zin hier', repeat: 'lange zin daar' })

    expect(errors).toEqual({ email: { key: 'form.required' }, repeat: { key: 'form.confirm' } })
  })

  it('is content with the same text twice', () => {
    expect(
      fieldErrors(form, { email: 'a@b.nl', password: 'lange zin hier', repeat: 'lange zin hier' }),
    ).toEqual({})
  })

  it('refuses a form under a rule that names no field', () => {
    const never = v.pipe(
      v.object({ name: rules.line() }),
      v.check(() => false, 'form.invalid'),
    )

    expect(Object.keys(fieldErrors(never, { name: 'Jan' }))).toHaveLength(1)
  })

  it('never fails on what is no form at all', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fieldErrors(form, value)
      }),
    )
  })

  it('keeps apart a field that is named like what every object has', () => {
    const odd = v.object({ constructor: rules.line(), toString: rules.line() })

    expect(Object.keys(fieldErrors(odd, { constructor: '', toString: '' }))).toEqual([
      'constructor',
      'toString',
    ])
  })
})
