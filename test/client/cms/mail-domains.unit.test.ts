import { describe, expect, it } from 'vitest'
import { isFreeMail, isOfWebsite } from '../../../cms/src/companies/mail-domains.ts'

describe('isOfWebsite', () => {
  it.each([
    ['jan@havik.nl', 'https://www.havik.nl/over-ons'],
    ['jan@havik.nl', 'https://werkenbij.havik.nl'],
    ['jan@nl.havik.com', 'https://havik.com'],
    ['jan@havik.co.uk', 'https://www.havik.co.uk'],
  ])('%s belongs to %s', (email, website) => {
    expect(isOfWebsite(email, website)).toBe(true)
  })

  it.each([
    ['jan@notavik.nl', 'https://havik.nl'],
    ['jan@evilhavik.nl', 'https://havik.nl'],
    ['jan@havik.nl.evil.nl', 'https://havik.nl'],
    ['jan@other.co.uk', 'https://havik.co.uk'],
    ['jan@co.uk', 'https://havik.co.uk'],
    ['jan@wordpress.com', 'https://havik.wordpress.com'],
    ['jan@havik.nl', null],
    ['jan@havik.nl', 'geen adres'],
  ])('%s does not belong to %s', (email, website) => {
    expect(isOfWebsite(email, website)).toBe(false)
  })
})

it('an address that anybody can have is none of a company', () => {
  expect(isFreeMail('jan@GMAIL.com')).toBe(true)
  expect(isFreeMail('jan@havik.nl')).toBe(false)
})
