import { describe, expect, it } from 'vitest'
import { allMailsTo, mailsTo, mailTo } from '../support/backend.ts'
import { askForReset, confirmed, confirmedByMail, registered, signedIn } from './support/reader.ts'
import { newAddress, newPassword, newVisitor, pathOf } from './support/visitor.ts'

const newcomer = { firstName: 'Wout', lastName: 'Vries', terms: 'on' }

function registers(email: string) {
  return newVisitor().sendByScript('/registreren', 'register', {
    ...newcomer,
    email,
    password: newPassword(),
  })
}

function asks(path: string, form: string, email: string) {
  return newVisitor().sendByScript(path, form, { email })
}

/** Where the mails to an address lead, once none is on its way. */
async function pathsMailedTo(email: string): Promise<string[]> {
  return (await allMailsTo(email)).map(({ link }) => pathOf(link))
}

describe('a mailbox gets at most three mails of a kind an hour, whoever requests them', () => {
  it('for registrations, even of an address with an account', async () => {
    const [fresh, { email: known }] = [newAddress(), await confirmedByMail()]
    const { length: before } = await mailsTo(known)

    const answers = []
    for (let time = 0; time < 5; time++) answers.push(await registers(fresh), await registers(known))

    const said = answers.map((answer) => JSON.stringify(answer).replaceAll(fresh, '').replaceAll(known, ''))
    expect(new Set(said).size).toBe(1)
    expect(await pathsMailedTo(fresh)).toHaveLength(3)
    // Its own registration was counted too.
    expect(await allMailsTo(known)).toHaveLength(before + 2)
  })

  it('even for simultaneous requests', async () => {
    const email = newAddress()

    await Promise.all(Array.from({ length: 8 }, () => registers(email)))

    expect(await pathsMailedTo(email)).toHaveLength(3)
  })

  it.each([
    ['/wachtwoord-vergeten', 'forgot'],
    ['/email-valideren', 'resend'],
  ])('for %s', async (path, form) => {
    const { email } = await registered()

    const answers = []
    for (let time = 0; time < 10; time++) answers.push(await asks(path, form, email))

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await pathsMailedTo(email)).toHaveLength(1 + 3)
  })

  it('for an address change, by any signed-in reader', async () => {
    const { visitor, password } = await signedIn()
    const victim = newAddress()

    for (let time = 0; time < 5; time++)
      await visitor.sendByScript('/account', 'email', { email: victim, currentPassword: password })

    expect(await pathsMailedTo(victim)).toHaveLength(3)
  })
})

describe("strangers' requests lock nobody out", () => {
  it('kinds of mail are counted separately', async () => {
    const { email } = await registered()
    for (let time = 0; time < 6; time++) {
      await registers(email)
      await asks('/email-valideren', 'resend', email)
    }
    const { length: after } = await pathsMailedTo(email)

    await asks('/wachtwoord-vergeten', 'forgot', email)

    expect((await mailTo(email, { after })).link).toContain('/wachtwoord-reset?code=')
  })

  it('the first link still works after the last was sent', async () => {
    const reader = await confirmed()
    const path = await askForReset(reader)
    for (let time = 0; time < 6; time++) await asks('/wachtwoord-vergeten', 'forgot', reader.email)
    await pathsMailedTo(reader.email)
    const password = newPassword()

    const response = await newVisitor().send(path, 'reset', { password, passwordConfirmation: password })

    expect(response.status).toBe(303)
  })

  it('choosing a password with one link ends the others', async () => {
    const reader = await confirmed()
    const [first, second] = [await askForReset(reader), await askForReset(reader)]
    const password = newPassword()
    const sent = { password, passwordConfirmation: password }
    await newVisitor().send(first, 'reset', sent)

    expect((await newVisitor().sendByScript(second, 'reset', sent)).status).toBe(422)
  })

  it("a link's holder gets another one after the limit is reached", async () => {
    const reader = await confirmed()
    const path = await askForReset(reader)
    for (let time = 0; time < 6; time++) await asks('/wachtwoord-vergeten', 'forgot', reader.email)
    const { length: after } = await pathsMailedTo(reader.email)
    const owner = newVisitor()

    const response = await owner.send(path, 'renew')

    expect(await owner.follow(response)).toContain('een nieuwe in dezelfde mailbox')
    const renewed = pathOf((await mailTo(reader.email, { after })).link)
    const password = newPassword()
    const sent = { password, passwordConfirmation: password }
    expect((await owner.send(renewed, 'reset', sent)).status).toBe(303)
  })

  it('an invalid link sends nobody a mail, with the same answer', async () => {
    const reader = await confirmed()
    const path = await askForReset(reader)
    const { length: before } = await mailsTo(reader.email)

    const unknown = await newVisitor().sendByScript('/wachtwoord-reset?code=nooit-verstuurd', 'renew')
    const known = await newVisitor().sendByScript(path, 'renew')

    expect(unknown).toEqual(known)
    expect(unknown.status).toBe(200)
    await mailTo(reader.email, { after: before })
    expect(await pathsMailedTo(reader.email)).toHaveLength(before + 1)
  })

  it('requests through a link are limited too', async () => {
    const reader = await confirmed()
    const path = await askForReset(reader)
    const { length: before } = await mailsTo(reader.email)

    for (let time = 0; time < 8; time++) await newVisitor().sendByScript(path, 'renew')

    expect(await pathsMailedTo(reader.email)).toHaveLength(before + 3)
  })
})
