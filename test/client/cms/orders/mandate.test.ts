import { describe, expect, it } from 'vitest'
import { compiledBackend } from '../compiled.ts'
import { memoryDatabase } from '../memory-database.ts'

const cms = await compiledBackend()
const { keyRingIn } = cms('./src/access/key-ring.js')
const { openValue } = cms('./src/access/sealed-value.js')
const { collectableIban, maskedIban } = cms('./src/mandates/iban.js')
const { ibanPlace, resealIbans } = cms('./src/mandates/reseal.js')
const { signMandate } = cms('./src/mandates/sign-mandate.js')
const { createMandateTable } = cms('./src/mandates/tables.js')

const iban = 'NL91ABNA0417164300'
const first = `first:${'a1'.repeat(32)}`
const second = `second:${'b2'.repeat(32)}`
const given = {
  customer: 'havik',
  account: 'wim',
  iban,
  holder: 'Wim Werkgever',
  language: 'nl',
  address: '::1',
}

const connection = memoryDatabase(createMandateTable)

function sign(changes: object = {}, keys = first) {
  const creditor = { name: 'Schakelwerk' }
  const debit = { creditor, ring: keyRingIn(keys), searchSecret: 'x'.repeat(32) }
  return signMandate(connection(), debit, { ...given, ...changes })
}

describe('a mandate', () => {
  it('shows its account number nowhere, and is found by it', async () => {
    const { reference, iban_sealed, iban_masked } = await sign()

    const rows = JSON.stringify(await connection()('mandates'))
    expect(rows).not.toContain('ABNA')
    expect(rows).not.toContain('0417164300')
    expect(iban_masked).toBe('NL•• •••• •••• ••43 00')
    expect(openValue(keyRingIn(first), ibanPlace(reference), iban_sealed)).toBe(iban)
    // The same account number of the same holder keeps its mandate.
    expect((await sign()).reference).toBe(reference)
    expect((await sign({ holder: 'Eva' })).reference).not.toBe(reference)
    expect((await sign({ customer: 'polderpallet' })).reference).not.toBe(reference)
  })

  it("can't be given another's account number by whoever writes to the database", async () => {
    const [one, other] = [await sign(), await sign({ holder: 'Eva' })]

    expect(() => openValue(keyRingIn(first), ibanPlace(other.reference), one.iban_sealed)).toThrow()
  })

  it('moves to the newest key, and those whose key is gone are reported', async () => {
    const { reference } = await sign()
    await sign({ holder: 'Eva' }, `lost:${'c3'.repeat(32)}`)

    const ring = keyRingIn(`${second},${first}`)
    expect(await resealIbans(connection(), ring)).toEqual({ resealed: 1, left: 1 })
    expect(await resealIbans(connection(), ring)).toEqual({ resealed: 0, left: 1 })

    const { iban_sealed } = await connection()('mandates').where({ reference }).first()
    expect(openValue(keyRingIn(second), ibanPlace(reference), iban_sealed)).toBe(iban)
  })
})

describe('an account number', () => {
  it.each([
    ['nl91 abna 0417.1643/00', iban],
    ['BE68 5390 0754 7034', 'BE68539007547034'],
  ])('%s can be collected from', (typed, read) => {
    expect(collectableIban.parse(typed)).toBe(read)
  })

  it.each(['NL91ABNA0417164301', 'GB29NWBK60161331926819', '', 'x'.repeat(101)])(
    '%j cannot, and the refusal does not repeat it',
    (typed) => {
      const { error } = collectableIban.safeParse(typed)

      expect(error).toBeDefined()
      if (typed) expect(JSON.stringify(error)).not.toContain(typed)
    },
  )

  it('is masked but for its country and its end', () => {
    expect(maskedIban('BE68539007547034')).toBe('BE•• •••• •••• 7034')
  })
})
