import { describe, expect, it } from 'vitest'
import { collectableIban } from '../../../../cms/src/mandates/iban.ts'

const dutch = 'NL91ABNA0417164300'
const belgian = 'BE68539007547034'
const german = 'DE89370400440532013000'

describe('the account number of a mandate', () => {
  it('is read as people write it', () => {
    expect(collectableIban.parse('be68 5390.0754-7034')).toBe(belgian)
  })

  it.each([
    ['Dutch one with the length of a Belgian', dutch.slice(0, belgian.length)],
    ['Belgian one with the length of a Dutch', `${belgian}00`],
    ['Belgian one with the length of a German', `${belgian}000000`],
    ['German one under a Dutch country code', `NL${german.slice(2)}`],
    ['Dutch one under a German country code', `DE${dutch.slice(2)}`],
    ['Irish one with digits in its bank code', 'IE3212IK93115212345678'],
  ])('is refused as a %s, and not repeated', (_, iban) => {
    const { error } = collectableIban.safeParse(iban)

    expect(error?.issues).toHaveLength(1)
    expect(error?.message).toContain('is no account number')
    expect(error?.message).not.toContain(iban)
  })

  it('is refused from outside the European Economic Area', () => {
    expect(collectableIban.safeParse('GB82WEST12345698765432').success).toBe(false)
  })
})
