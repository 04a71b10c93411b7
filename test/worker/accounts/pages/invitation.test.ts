import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, mailTo } from '../../support/backend.ts'
import { type Editor, signIn } from '../../support/editor.ts'
import { documentOf } from '../support/documents.ts'
import { confirmed, signedIn } from '../support/reader.ts'
import { newAddress, newPassword, newVisitor, pathOf } from '../support/visitor.ts'

const names = { firstName: 'Wout', lastName: 'Vries', terms: 'on' }

let editor: Editor
let company: string

beforeAll(async () => {
  editor = await signIn()
  company = await documentOf('partner', 'pakwijs')
})

describe('an invitation', () => {
  it('makes an account that speaks for the company', async () => {
    const email = newAddress()
    const path = await invite(email)
    const visitor = newVisitor()

    const page = await (await visitor.get(path)).text()
    const response = await visitor.send(path, 'register-invited', { ...names, password: newPassword() })

    expect(page).toContain('Uitnodiging van Pakwijs')
    expect(page).toContain(email)
    expect(response.status).toBe(303)
    expect(visitor.token()).toBeDefined()
    const joined = await (await visitor.get(path)).text()
    expect(joined).toContain('Welkom bij Pakwijs')
    expect(joined).toContain('href="/leveranciers/pakwijs"')
  })

  it('sends who has an account through signing in, and back', async () => {
    const { visitor, email, password } = await confirmed()
    const path = await invite(email)

    const page = await (await visitor.get(path)).text()
    const signInPath = `/inloggen?naar=${encodeURIComponent(path)}`
    const back = await visitor.send(signInPath, 'sign-in', { email, password })
    const accepted = await visitor.send(path, 'accept')

    expect(page).toContain(`href="${signInPath}"`)
    expect(page).not.toContain('value="register"')
    expect(back.headers.get('location')).toBe(path)
    expect(accepted.status).toBe(303)
    expect(await (await visitor.get(path)).text()).toContain('Welkom bij Pakwijs')
  })

  it('is for one address: another account cannot take it', async () => {
    const path = await invite(newAddress())
    const { visitor } = await signedIn()

    const page = await (await visitor.get(path)).text()
    const { status, answer } = await visitor.sendByScript(path, 'accept')

    expect(page).toContain('U bent ingelogd met een ander adres')
    expect(status).toBe(403)
    expect(answer).toMatchObject({ isDone: false, notice: { key: 'account-error.other-address' } })
  })

  it('works once', async () => {
    const path = await invite(newAddress())
    await newVisitor().send(path, 'register-invited', { ...names, password: newPassword() })

    const stranger = newVisitor()
    const page = await (await stranger.get(path)).text()
    const second = await stranger.sendByScript(path, 'register-invited', {
      ...names,
      password: newPassword(),
    })

    expect(page).toContain('Deze uitnodiging is al aangenomen')
    expect(second).toMatchObject({ status: 422, answer: { notice: { key: 'account-error.code' } } })
  })

  it('that nobody sent is not known', async () => {
    const page = await (await newVisitor().get('/uitnodiging?token=nooit-verstuurd')).text()

    expect(page).toContain('Deze uitnodiging kennen we niet')
  })
})

describe('an account that the editors made', () => {
  it('is taken over by the link of a mail, once', async () => {
    const email = newAddress()
    await editor.makeUser({
      email,
      username: email.replace('@', '-'),
      password: newPassword(),
      sendActivation: true,
    })
    const path = pathOf((await mailTo(email)).link)
    const password = newPassword()
    const sent = { password, passwordConfirmation: password, terms: 'on' }
    const visitor = newVisitor()

    const first = await visitor.send(path, 'activate', sent)
    const second = await newVisitor().send(path, 'activate', sent)

    expect(first.status).toBe(303)
    expect(visitor.token()).toBeDefined()
    expect(second.status).toBe(422)
    expect(await second.text()).toContain('Deze link werkt niet meer')
    expect((await newVisitor().send('/inloggen', 'sign-in', { email, password })).status).toBe(303)
  })
})

async function invite(email: string): Promise<string> {
  const { length: after } = await mailsTo(email)
  await editor.make('invitation', { email, role: 'editor', language: 'nl', partner: { connect: [company] } })
  return pathOf((await mailTo(email, { after })).link)
}
