import { describe, expect, it, vi } from 'vitest'
import { linkOf, mailTo } from '../support/mails.ts'
import { newcomer, newPassword, register, sendForm } from './support/account.ts'
import { newVisitor, type Visitor, ways } from './support/visitor.ts'

vi.setConfig({ testTimeout: 90_000 })

const press = 'Bevestig mijn e-mailadres'

/** Registers by the page, as anybody can with any address. */
async function registers(visitor: Visitor, account: ReturnType<typeof newcomer>): Promise<void> {
  await visitor.visit('/registreren')
  await visitor.fill({
    Voornaam: account.firstName,
    Achternaam: account.lastName,
    'E-mailadres': account.email,
    Wachtwoord: account.password,
  })
  await visitor.page.getByLabel(/akkoord/).check()
  await visitor.send('Account maken')
  await visitor.reads('Kijk in uw mail')
}

async function chooses(visitor: Visitor, password: string): Promise<void> {
  await visitor.fill({ 'Nieuw wachtwoord': password, 'Nieuw wachtwoord ter bevestiging': password })
  await visitor.page.getByLabel(/akkoord/).check()
  await visitor.send('Bevestigen met dit wachtwoord')
  await visitor.page.waitForURL('**/account')
}

async function isRefused(visitor: Visitor, email: string, password: string): Promise<void> {
  await visitor.visit('/inloggen')
  await visitor.fill({ 'E-mailadres': email, Wachtwoord: password })
  await visitor.send('Inloggen')
  await visitor.page.getByText('Dit e-mailadres en wachtwoord horen niet bij elkaar.').waitFor()
  expect(await visitor.tokens()).not.toContain('strapi_jwt')
}

describe.each(ways)('an address that a stranger registers, $way', ({ options }) => {
  it('belongs to whoever reads its mail, and the stranger never gets in', async () => {
    const account = newcomer()
    const stranger = await newVisitor({ ...options, allowed: [/422/] })
    const owner = await newVisitor(options)
    await registers(stranger, account)

    await owner.visit(linkOf(await mailTo(account.email)))
    await owner.reads('E-mailadres bevestigen')
    expect(await owner.page.getByRole('button', { name: press }).count()).toBe(0)
    await isRefused(stranger, account.email, account.password)
    const password = newPassword()
    await chooses(owner, password)

    expect(await owner.name()).toBe(account.email)
    const { email } = account
    await expect(sendForm('/inloggen', 'sign-in', { email, password: account.password })).rejects.toThrow(
      '422',
    )
    await sendForm('/inloggen', 'sign-in', { email, password })
  })

  it('asks its owner for a password also where they had registered it before', async () => {
    const account = newcomer()
    const owner = await newVisitor({ ...options, allowed: [/422/] })
    await registers(owner, account)
    const link = linkOf(await mailTo(account.email))
    await register({ ...account, password: newPassword() })

    await owner.visit(link)
    await owner.send(press)
    await owner.page.getByRole('alert').getByText('Kies hieronder zelf een wachtwoord').waitFor()
    await chooses(owner, newPassword())

    expect(await owner.name()).toBe(account.email)
  })
})
