import { describe, expect, it } from 'vitest'
import { mailsTo, mailTo } from '../../support/backend.ts'
import { visitWith } from '../../support/visit.ts'
import { arrived, confirmed, registered } from '../support/reader.ts'
import { newAddress, newPassword, newVisitor, pathOf } from '../support/visitor.ts'

const names = { firstName: 'Wout', lastName: 'Vries', terms: 'on' }

describe('registration', () => {
  it('emails a link, whose page signs in where the account was made; from then on its password does', async () => {
    const { visitor, email, password, confirmPath } = await registered()
    const before = await visitor.sendByScript('/inloggen', 'sign-in', { email, password })

    const response = await visitor.send(confirmPath, 'confirm')

    expect(before).toMatchObject({ status: 422, answer: { notice: { key: 'account-error.credentials' } } })
    expect(response.headers.get('location')).toBe('/account')
    expect(await visitor.follow(response)).toContain(email)
    const signedIn = await newVisitor().send('/inloggen', 'sign-in', { email, password })
    expect(signedIn.status).toBe(303)
  })

  it('ends like a sign-in: with a session of its own, which can be ended', async () => {
    const { visitor } = await arrived()
    const token = visitor.token()

    const listed = await (await visitor.get('/account')).text()
    await visitor.send('/api/auth/logout', 'sign-out')

    expect(listed).toContain('id="sessions"')
    expect((await visitWith({ cookie: `strapi_jwt=${token}` }, '/account')).status).toBe(302)
  })

  it('signs out whoever was signed in there before', async () => {
    const [first, second] = [await arrived(), newAddress()]
    const { visitor } = first
    const token = visitor.token()
    await visitor.send('/registreren', 'register', { ...names, email: second, password: newPassword() })
    const confirmPath = pathOf((await mailTo(second)).link)

    await visitor.send(confirmPath, 'confirm')

    expect(await (await visitor.get('/api/users/me')).json()).toMatchObject({ email: second })
    expect((await visitWith({ cookie: `strapi_jwt=${token}` }, '/account')).status).toBe(302)
  })

  it.each([
    { prefix: '', subject: /bevestig/i, link: /^\/email-valideren/ },
    { prefix: '/en', subject: /confirm/i, link: /^\/en\/email-valideren/ },
    { prefix: '/de', subject: /bestätig/i, link: /^\/de\/email-valideren/ },
  ])('emails in the language of the page: $prefix/registreren', async ({ prefix, subject, link }) => {
    const { email, confirmPath } = await registered(prefix)

    expect((await mailTo(email)).subject).toMatch(subject)
    expect(confirmPath).toMatch(link)
  })

  it('leads back to where the reader was going, in whichever browser the mail is opened', async () => {
    const back = '/account/bedrijf/overnemen?bedrijf=cartonnage-de-linde'
    const way = `/registreren?naar=${encodeURIComponent(back)}`
    const reader = newVisitor()
    const door = await (await reader.get(`/inloggen?naar=${encodeURIComponent(back)}`)).text()
    expect(door).toContain(`href="${way}"`)
    const [email, password] = [newAddress(), newPassword()]
    await reader.send(way, 'register', { ...names, email, password })
    const confirmPath = pathOf((await mailTo(email)).link)

    const elsewhere = newVisitor()
    const chosen = newPassword()
    const there = await elsewhere.send(confirmPath, 'confirm-with-password', {
      password: chosen,
      passwordConfirmation: chosen,
      terms: 'on',
    })
    expect(there.headers.get('location')).toBe(back)

    // Somebody who has an account already gets a mail that leads there too.
    const { length: after } = await mailsTo(email)
    await newVisitor().send(way, 'register', { ...names, email, password })
    expect(new URL((await mailTo(email, { after })).link ?? '').searchParams.get('naar')).toBe(back)
  })

  it('leads back at once in the browser that registered, and never to another site', async () => {
    const back = '/jobs/plaatsen'
    const reader = newVisitor()
    const [email, password] = [newAddress(), newPassword()]
    await reader.send(`/registreren?naar=${back}`, 'register', { ...names, email, password })
    const confirmed = await reader.send(pathOf((await mailTo(email)).link), 'confirm')
    expect(confirmed.headers.get('location')).toBe(back)

    const victim = newAddress()
    await newVisitor().send('/registreren?naar=//elders.example', 'register', {
      ...names,
      email: victim,
      password,
    })
    const { link } = await mailTo(victim)
    expect(link).not.toContain('elders')
    const forged = `${pathOf(link)}&naar=${encodeURIComponent('//elders.example/x')}`
    const own = await registered()
    const pressed = await own.visitor.send(`${own.confirmPath}&naar=%2F%2Felders.example%2Fx`, 'confirm')
    expect(pressed.headers.get('location')).toBe('/account')
    const chosen = newPassword()
    const there = await newVisitor().send(forged, 'confirm-with-password', {
      password: chosen,
      passwordConfirmation: chosen,
      terms: 'on',
    })
    expect(there.headers.get('location')).toBe('/account')
  })

  it('gives the same answer for an address with an account, and notifies its owner by mail', async () => {
    const { email } = await confirmed()
    const { length: after } = await mailsTo(email)
    const stranger = newVisitor()
    const fresh = newAddress()

    const known = await stranger.send('/registreren', 'register', {
      ...names,
      email,
      password: newPassword(),
    })
    const unknown = await stranger.send('/registreren', 'register', {
      ...names,
      email: fresh,
      password: newPassword(),
    })

    expect(known.status).toBe(unknown.status)
    expect(shown(await known.text(), email)).toBe(shown(await unknown.text(), fresh))
    expect((await mailTo(email, { after })).link).toContain('/inloggen')
  })

  it('has no effect by which a sign-in would reveal earlier accounts', async () => {
    const { email } = await confirmed()
    const fresh = newAddress()
    const password = newPassword()
    const stranger = newVisitor()
    await stranger.send('/registreren', 'register', { ...names, email, password })
    await stranger.send('/registreren', 'register', { ...names, email: fresh, password })

    const known = await stranger.sendByScript('/inloggen', 'sign-in', { email, password })
    const unknown = await stranger.sendByScript('/inloggen', 'sign-in', { email: fresh, password })

    expect(known.status).toBe(422)
    expect(unknown).toEqual(known)
  })

  it.each([
    { wrong: 'no consent', fields: { terms: '' }, field: 'terms' },
    { wrong: 'a short password', fields: { password: 'kort' }, field: 'password' },
    { wrong: 'a common password', fields: { password: 'wachtwoord123' }, field: 'password' },
    { wrong: 'one’s own name as password', fields: { password: 'WoutVries2026' }, field: 'password' },
    { wrong: 'no address', fields: { email: 'wout' }, field: 'email' },
  ])('refuses $wrong at its field, and keeps the input', async ({ fields, field }) => {
    const visitor = newVisitor()
    const sent = { ...names, email: newAddress(), password: newPassword(), ...fields }

    const byScript = await visitor.sendByScript('/registreren', 'register', sent)
    const page = await (await visitor.send('/registreren', 'register', sent)).text()

    expect(byScript.status).toBe(422)
    expect(byScript.answer).toMatchObject({ isDone: false, errors: { [field]: { key: expect.any(String) } } })
    expect(page).toContain('value="Vries"')
    expect(page).not.toContain(sent.password)
    expect(await mailsTo(sent.email)).toEqual([])
  })
})

describe('the link that confirms an address', () => {
  it('changes nothing when it is only opened', async () => {
    const { visitor, email, password, confirmPath } = await registered()

    const page = await (await visitor.get(confirmPath)).text()

    expect(page).toContain('Bevestig mijn e-mailadres')
    expect(visitor.token()).toBeUndefined()
    const { status } = await visitor.sendByScript('/inloggen', 'sign-in', { email, password })
    expect(status).toBe(422)
  })

  it.each(['used', 'wrong'])('explains if it is %s, and offers another', async (state) => {
    const { visitor, confirmPath } = await registered()
    if (state === 'used') await visitor.send(confirmPath, 'confirm')
    const path = state === 'used' ? confirmPath : '/email-valideren?confirmation=nooit-verstuurd'

    const response = await visitor.send(path, 'confirm')

    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('Deze link werkt niet meer')
    expect(page).toContain('name="form" value="resend"')
  })

  it('leaves signed in who presses twice', async () => {
    const { visitor, email, confirmPath } = await registered()
    await visitor.send(confirmPath, 'confirm')

    const again = await visitor.send(confirmPath, 'confirm')

    expect(again.status).toBe(422)
    expect(await (await visitor.get('/api/users/me')).json()).toMatchObject({ email })
  })

  it('can be requested again; whichever is opened first works, once', async () => {
    const { visitor, email, confirmPath } = await registered()

    const response = await visitor.send('/email-valideren', 'resend', { email })

    expect(await visitor.follow(response)).toContain('binnen een paar minuten een mail klaar')
    const { link } = await mailTo(email, { after: 1 })
    expect((await visitor.send(confirmPath, 'confirm')).status).toBe(303)
    expect((await visitor.send(pathOf(link), 'confirm')).status).toBe(422)
  })

  it('is requested with the same answer whether or not there is an account', async () => {
    const visitor = newVisitor()
    const { email } = await confirmed()
    const fresh = newAddress()

    const known = await visitor.sendByScript('/email-valideren', 'resend', { email })
    const unknown = await visitor.sendByScript('/email-valideren', 'resend', { email: fresh })

    expect(JSON.stringify(known).replaceAll(email, '')).toBe(JSON.stringify(unknown).replaceAll(fresh, ''))
    expect(await mailsTo(fresh)).toEqual([])
  })
})

/** A page's content, without the repeated address and the parts that differ each time. */
function shown(html: string, email: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return main.replaceAll(email, '')
}
