import { describe, expect, it } from 'vitest'
import { incompleteMail } from '../../../cms/src/environment/mail-faults.ts'
import { faultsOf, isThisMachine, secretNames } from '../../../cms/src/environment/safe-start.ts'

const secrets = Object.fromEntries(secretNames.map((name) => [name, `${name}-`.padEnd(48, 'x')]))
const production = {
  ...secrets,
  SITE_URL: 'https://www.schakel.example',
  ADMIN_EMAIL: 'beheer@schakel.example',
}

describe("the backend's environment variables", () => {
  it('allow a production start without any published secret', () => {
    expect(faultsOf(production)).toEqual([])
  })

  it.each(secretNames)('are refused with a secret that is too short or missing: %s', (name) => {
    expect(faultsOf({ ...production, [name]: 'x'.repeat(31) })).toEqual([
      `${name} must be set to at least 32 characters.`,
    ])
    if (!['HOOK_SECRET', 'BOUNCE_SECRET', 'IBAN_SEARCH_SECRET'].includes(name))
      expect(faultsOf({ ...production, [name]: undefined })).toHaveLength(1)
  })

  it.each([
    [{ SEED_CONTENT: 'on' }, 'SEED_CONTENT'],
    [{ PASSWORD_COST: '9' }, 'PASSWORD_COST'],
    [{ ADMIN_PASSWORD: 'Op-de-kade-in-2026' }, 'ADMIN_PASSWORD'],
    [{ SMTP_HOST: 'smtp.schakel.nl' }, 'MAIL_FROM'],
    [{ SMTP_HOST: 'smtp.schakel.nl', MAIL_FROM: 'x@schakel.nl', SMTP_IGNORE_TLS: 'true' }, 'SMTP_IGNORE_TLS'],
    [{ WORKER_TOKEN: 'development-worker-token-0000000000000000000000000000' }, 'WORKER_TOKEN'],
    [{ IBAN_KEYS: `development-1:${'5c'.repeat(32)}` }, 'IBAN_KEYS'],
  ])('are refused on a public site but allowed locally: %j', (unsafe, name) => {
    expect(faultsOf({ ...production, ...unsafe })).toEqual([expect.stringContaining(name)])
    expect(faultsOf({ ...production, ...unsafe, SITE_URL: 'http://localhost:8787' })).toEqual([])
  })

  it.each([
    [{ MAIL_FROM: 'redactie' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Schakel <redactie@schakel.nl>\r\nBcc: x@y.nl' }, 'MAIL_FROM'],
    [{ DKIM_PRIVATE_KEY: 'een sleutel' }, 'DKIM_PRIVATE_KEY'],
  ])('are refused where mail cannot be sent with them: %j', (wrong, name) => {
    expect(faultsOf({ ...production, ...wrong })).toEqual([expect.stringContaining(name)])
  })

  it.each([
    [{ IBAN_KEYS: 'a'.repeat(64) }, 'IBAN_KEYS'],
    [{ IBAN_KEYS: `one:${'a'.repeat(63)}` }, 'IBAN_KEYS'],
    [{ IBAN_KEYS: `one:${'a'.repeat(64)},one:${'b'.repeat(64)}` }, 'IBAN_KEYS'],
    [{ SELLER_IBAN: 'NL91ABNA0417164301' }, 'SELLER_IBAN'],
    // The registry has letters in the bank code of Ireland.
    [{ SELLER_IBAN: 'IE3212IK93115212345678' }, 'SELLER_IBAN'],
    [{ SELLER_VAT_ID: 'NL123456789B01' }, 'SELLER_VAT_ID'],
    [{ SELLER_CREDITOR_ID: 'NL17ZZZ300384870000' }, 'SELLER_CREDITOR_ID'],
    [{ MOLLIE_KEY: 'sleutel' }, 'MOLLIE_KEY'],
    // No money is moved there, wherever it is.
    [{ MOLLIE_ENDPOINT: 'http://127.0.0.1:8080' }, 'MOLLIE_ENDPOINT'],
  ])('are refused where invoices, mandates or payments would be wrong: %j', (wrong, name) => {
    expect(faultsOf({ ...production, ...wrong })).toEqual([expect.stringContaining(name)])
  })

  it.each([
    ['http://127.0.0.1:8080', 0],
    ['http://localhost:8080', 0],
    ['https://api.mollie.com.example', 1],
    ['http://127.0.0.1:8080/v2', 1],
    ['http://127.0.0.1.mollie.example:8080', 1],
  ])('let payments be tried on this machine, at a server of this machine: %s', (MOLLIE_ENDPOINT, faults) => {
    expect(faultsOf({ ...production, SITE_URL: 'http://localhost:8787', MOLLIE_ENDPOINT })).toHaveLength(
      faults,
    )
  })

  it('name an option of mail that is only half there', () => {
    expect(incompleteMail({ MAIL_BOUNCE_DOMAIN: 'bounce.schakel.nl' })).toEqual([
      'Mails that come back are not told of: BOUNCE_SECRET is missing',
    ])
    expect(incompleteMail({})).toEqual([])
  })

  it.each(['3', '16', '10.5', 'veel'])('are refused with an invalid bcrypt cost: %s', (PASSWORD_COST) => {
    expect(faultsOf({ ...production, PASSWORD_COST, SITE_URL: 'http://localhost' })).toEqual([
      `PASSWORD_COST must be a whole number from 4 to 15, and is ${PASSWORD_COST}.`,
    ])
  })

  it.each([undefined, '', '10', '12'])('accept the default password cost and higher: %s', (PASSWORD_COST) => {
    expect(faultsOf({ ...production, PASSWORD_COST })).toEqual([])
  })

  it.each([undefined, '', 'schakel'])("are refused without the site's address: %s", (SITE_URL) => {
    expect(faultsOf({ ...production, SITE_URL })).toEqual([expect.stringContaining('SITE_URL')])
  })

  it.each([
    ['http://localhost:8787', true],
    ['http://127.0.0.1', true],
    ['http://[::1]:8787/', true],
    ['http://LOCALHOST', true],
    ['https://localhost.example', false],
    ['https://localhost@schakel.example', false],
    ['http://127.0.0.1.schakel.example', false],
    ['http://0.0.0.0:8787', false],
    ['localhost', false],
    [undefined, false],
  ])('recognise this machine by its names only: %s', (SITE_URL, expected) => {
    expect(isThisMachine({ SITE_URL })).toBe(expected)
  })
})
