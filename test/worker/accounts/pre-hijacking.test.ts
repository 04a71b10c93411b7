import { describe, expect, it } from 'vitest'
import { mailsTo, mailTo } from '../support/backend.ts'
import { signIn as signInEditor } from '../support/editor.ts'
import { lane } from '../support/lane.ts'
import { documentOf } from './support/documents.ts'
import { askForReset, registered } from './support/reader.ts'
import { newAddress, newPassword, newVisitor, pathOf, type Visitor } from './support/visitor.ts'

const { strapiUrl } = lane

const press = 'name="form" value="confirm"'
const choice = 'name="form" value="confirm-with-password"'
const wrongPassword = { status: 422, answer: { notice: { key: 'account-error.credentials' } } }
const otherBrowser = { status: 422, answer: { notice: { key: 'account-error.other-browser' } } }
const brokenLink = { status: 422, answer: { notice: { key: 'account-error.code' } } }

function chosen(password: string) {
  return { password, passwordConfirmation: password, terms: 'on' }
}

function signsIn(email: string, password: string) {
  return newVisitor().sendByScript('/inloggen', 'sign-in', { email, password })
}

async function account(visitor: Visitor): Promise<Record<string, unknown>> {
  return (await visitor.get('/api/users/me')).json()
}

describe('an address that a stranger registered', () => {
  it('is confirmed by its owner with another password; the stranger’s never works', async () => {
    const stranger = await registered()
    const owner = newVisitor()
    const password = newPassword()

    const page = await (await owner.get(stranger.confirmPath)).text()
    const pressed = await owner.sendByScript(stranger.confirmPath, 'confirm')
    const before = await signsIn(stranger.email, stranger.password)
    const response = await owner.send(stranger.confirmPath, 'confirm-with-password', chosen(password))

    expect(page).toContain(choice)
    expect(page).not.toContain(press)
    expect(pressed).toMatchObject(otherBrowser)
    expect(stranger.visitor.token()).toBeUndefined()
    expect(before).toMatchObject(wrongPassword)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/account')
    expect(await account(owner)).toMatchObject({ email: stranger.email, firstName: null, lastName: null })
    expect(await signsIn(stranger.email, stranger.password)).toMatchObject(wrongPassword)
    expect((await signsIn(stranger.email, password)).status).toBe(200)
  })

  it('is not confirmed for the stranger afterwards, in whose browser one press would do', async () => {
    const stranger = await registered()
    await newVisitor().send(stranger.confirmPath, 'confirm-with-password', chosen(newPassword()))

    const again = await stranger.visitor.sendByScript(stranger.confirmPath, 'confirm')

    expect(again).toMatchObject(brokenLink)
    expect(stranger.visitor.token()).toBeUndefined()
    expect(await signsIn(stranger.email, stranger.password)).toMatchObject(wrongPassword)
  })

  it('gives the stranger’s browser no session by what its owner confirms elsewhere', async () => {
    const stranger = await registered()
    const owner = await registeredAgain(stranger.email)
    await owner.visitor.send(stranger.confirmPath, 'confirm')

    const pressed = await stranger.visitor.sendByScript(stranger.confirmPath, 'confirm')
    const response = await stranger.visitor.get('/account')

    expect(pressed).toMatchObject(brokenLink)
    expect(stranger.visitor.token()).toBeUndefined()
    expect(response.status).toBe(302)
  })

  it('keeps nothing of what the stranger filled in past the site', async () => {
    const email = newAddress()
    const fields = {
      username: `kwaad-${crypto.randomUUID()}`,
      firstName: 'K',
      lastName: 'W',
      company: 'Kwaad',
    }
    await toStrapi('POST', '/auth/local/register', { ...fields, email, password: newPassword() })
    const { link } = await mailTo(email)
    const owner = newVisitor()

    await owner.send(pathOf(link), 'confirm-with-password', chosen(newPassword()))

    const own = await account(owner)
    expect(own).toMatchObject({ email, firstName: null, lastName: null })
    expect(JSON.stringify(own)).not.toMatch(/kwaad/i)
    const exported = await (await owner.get('/api/account/export')).text()
    expect(exported).toContain(email)
    expect(exported).not.toMatch(/kwaad/i)
  })

  it('is not opened by the code of the mail alone, nor with the proof of another browser', async () => {
    const { email, password, confirmPath } = await registered()
    const confirmation = new URLSearchParams(confirmPath.split('?')[1]).get('confirmation')
    const proof = 'A'.repeat(43)

    const opened = await toStrapi('GET', `/auth/email-confirmation?confirmation=${confirmation}`)
    const alone = await toStrapi('POST', '/auth/email-confirmation', { confirmation })
    const guessed = await toStrapi('POST', '/auth/email-confirmation', { confirmation, proof })
    const none = await toStrapi('POST', '/auth/email-confirmation', { confirmation, proof: '' })

    expect(opened.status).toBe(302)
    expect(opened.headers.get('location')).toContain(confirmPath)
    expect([alone.status, guessed.status, none.status]).toEqual([400, 400, 400])
    for (const refused of [alone, guessed, none]) expect(await refused.text()).not.toContain('jwt')
    expect(await signsIn(email, password)).toMatchObject(wrongPassword)
  })

  it('asks for a password even where the owner’s browser registered first', async () => {
    const owner = await registered()
    const stranger = await registeredAgain(owner.email)
    const page = await (await owner.visitor.get(owner.confirmPath)).text()

    const pressed = await owner.visitor.send(owner.confirmPath, 'confirm')
    const password = newPassword()

    expect(page).toContain(press)
    expect(pressed.status).toBe(422)
    const again = await pressed.text()
    expect(again).toContain('Kies hieronder zelf een wachtwoord')
    expect(again).toContain(choice)
    await owner.visitor.send(owner.confirmPath, 'confirm-with-password', chosen(password))
    expect(await signsIn(owner.email, stranger.password)).toMatchObject(wrongPassword)
    expect((await signsIn(owner.email, password)).status).toBe(200)
  })

  it('is confirmed by one press where its owner registered last, by whichever mail', async () => {
    const stranger = await registered()
    const owner = await registeredAgain(stranger.email)

    const response = await owner.visitor.send(stranger.confirmPath, 'confirm')

    expect(response.status).toBe(303)
    expect(await account(owner.visitor)).toMatchObject({ email: stranger.email })
    expect(await signsIn(stranger.email, stranger.password)).toMatchObject(wrongPassword)
    expect((await signsIn(stranger.email, owner.password)).status).toBe(200)
  })

  it('is recovered by its owner with another password, and is confirmed by that', async () => {
    const stranger = await registered()
    const owner = newVisitor()
    const path = await askForReset({ ...stranger, visitor: owner })
    const password = newPassword()

    const response = await owner.send(path, 'reset', { password, passwordConfirmation: password })

    expect(response.status).toBe(303)
    expect(await account(owner)).toMatchObject({ email: stranger.email, firstName: null, lastName: null })
    expect(await signsIn(stranger.email, stranger.password)).toMatchObject(wrongPassword)
    expect(await stranger.visitor.sendByScript(stranger.confirmPath, 'confirm')).toMatchObject(brokenLink)
  })

  it('can still be recovered when the stranger registers it again meanwhile', async () => {
    const { email } = await registered()
    const owner = newVisitor()
    const path = await askForReset({ email, visitor: owner, password: '' })
    await registeredAgain(email)
    const password = newPassword()

    const response = await owner.send(path, 'reset', { password, passwordConfirmation: password })

    expect(response.status).toBe(303)
    expect((await signsIn(email, password)).status).toBe(200)
  })

  it('does not keep its owner from accepting an invitation', async () => {
    const { email, password } = await registered()
    const editor = await signInEditor()
    const partner = await documentOf('partner', 'pakwijs')
    await editor.make('invitation', { email, role: 'editor', partner })
    const path = pathOf((await mailTo(email, { after: 1 })).link)
    const owner = newVisitor()

    const page = await (await owner.get(path)).text()
    const own = { firstName: 'Wout', lastName: 'Echt', password: newPassword(), terms: 'on' }
    const response = await owner.send(path, 'register-invited', own)

    expect(page).toContain('name="form" value="register-invited"')
    expect(response.status).toBe(303)
    expect(await account(owner)).toMatchObject({ email, lastName: 'Echt' })
    expect(await signsIn(email, password)).toMatchObject(wrongPassword)
  })
})

describe('who registered', () => {
  it('confirms by one press in that browser, also by the link of a mail that was asked for again', async () => {
    const { visitor, email, password } = await registered()
    await newVisitor().send('/email-valideren', 'resend', { email })
    const { link } = await mailTo(email, { after: 1 })

    const response = await visitor.send(pathOf(link), 'confirm')

    expect(response.status).toBe(303)
    expect(await account(visitor)).toMatchObject({ email })
    expect((await signsIn(email, password)).status).toBe(200)
  })

  it('can register a second address in between', async () => {
    const first = await registered()
    const second = newAddress()
    await first.visitor.send('/registreren', 'register', newcomer(second, newPassword()))
    await mailTo(second)

    expect((await first.visitor.send(first.confirmPath, 'confirm')).status).toBe(303)
    expect(await account(first.visitor)).toMatchObject({ email: first.email })
  })

  it('can choose another password there as well', async () => {
    const { visitor, email, password, confirmPath } = await registered()
    const other = newPassword()

    await visitor.send(confirmPath, 'confirm-with-password', chosen(other))

    expect(await signsIn(email, password)).toMatchObject(wrongPassword)
    expect((await signsIn(email, other)).status).toBe(200)
  })

  it.each([
    {
      wrong: 'passwords that differ',
      fields: { passwordConfirmation: 'iets-heel-anders' },
      key: 'form.confirm',
    },
    { wrong: 'a common password', fields: chosen('wachtwoord123'), key: 'form.password-common' },
    { wrong: 'no consent', fields: { terms: '' }, key: 'form.accepted' },
  ])('is told of $wrong, and the link still works', async ({ fields, key }) => {
    const { confirmPath } = await registered()
    const elsewhere = newVisitor()
    const good = chosen(newPassword())

    const refused = await elsewhere.sendByScript(confirmPath, 'confirm-with-password', { ...good, ...fields })

    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.answer)).toContain(key)
    expect((await elsewhere.send(confirmPath, 'confirm-with-password', good)).status).toBe(303)
  })

  it('is counted as one of two that press at the same moment', async () => {
    const { confirmPath } = await registered()
    const both = [newVisitor(), newVisitor()]

    const answers = await Promise.all(
      both.map((visitor) => visitor.send(confirmPath, 'confirm-with-password', chosen(newPassword()))),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
  })

  it('is signed in once, also where the press is sent twice at a time', async () => {
    const { visitor, confirmPath, email } = await registered()

    const answers = await Promise.all([1, 2].map(() => visitor.send(confirmPath, 'confirm')))

    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
    expect(await account(visitor)).toMatchObject({ email })
  })
})

describe('the proof that a browser keeps', () => {
  it('is no business of scripts, and the same whoever has an account', async () => {
    const { email } = await registered()
    const [known, unknown] = [await proofOf(email), await proofOf(newAddress())]

    expect(known).toMatch(/^schakel_registratie=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/)
    expect(unknown.length).toBe(known.length)
    expect(unknown).not.toBe(known)
  })
})

async function proofOf(email: string): Promise<string> {
  const response = await newVisitor().send('/registreren', 'register', newcomer(email, newPassword()))
  return response.headers.getSetCookie().find((line) => line.startsWith('schakel_registratie')) ?? ''
}

/** Somebody else, who registers an address that was registered before. */
async function registeredAgain(email: string): Promise<{ visitor: Visitor; password: string }> {
  const { length: after } = await mailsTo(email)
  const [visitor, password] = [newVisitor(), newPassword()]
  await visitor.send('/registreren', 'register', newcomer(email, password))
  await mailTo(email, { after })
  return { visitor, password }
}

function newcomer(email: string, password: string) {
  return { firstName: 'Kwaad', lastName: 'Willig', email, password, terms: 'on' }
}

/** Past the site. */
function toStrapi(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${strapiUrl}/api${path}`, {
    method,
    redirect: 'manual',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
}
