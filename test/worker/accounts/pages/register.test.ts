import { describe, expect, it } from 'vitest'
import { mailsTo, mailTo } from '../../support/backend.ts'
import { confirmed, registered } from '../support/reader.ts'
import { newAddress, newPassword, newVisitor, pathOf } from '../support/visitor.ts'

const names = { firstName: 'Wout', lastName: 'Vries', terms: 'on' }

describe('registration', () => {
  it('emails a link, which makes signing in possible', async () => {
    const { visitor, email, password, confirmPath } = await registered()
    const before = await visitor.sendByScript('/inloggen', 'sign-in', { email, password })

    const response = await visitor.send(confirmPath, 'confirm')

    expect(before).toMatchObject({ status: 422, answer: { notice: { key: 'account-error.credentials' } } })
    expect(await visitor.follow(response)).toContain('Uw e-mailadres is bevestigd')
    const signedIn = await visitor.send('/inloggen', 'sign-in', { email, password })
    expect(signedIn.status).toBe(303)
    expect(visitor.token()).toBeDefined()
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

  it('leads back by the sign-in in the browser that registered, and never to another site', async () => {
    const back = '/jobs/plaatsen'
    const reader = newVisitor()
    const [email, password] = [newAddress(), newPassword()]
    await reader.send(`/registreren?naar=${back}`, 'register', { ...names, email, password })
    const confirmed = await reader.follow(await reader.send(pathOf((await mailTo(email)).link), 'confirm'))
    const signIn = `/inloggen?naar=${encodeURIComponent(back)}`
    expect(confirmed).toContain(`href="${signIn}"`)
    const signedIn = await reader.send(signIn, 'sign-in', { email, password })
    expect(signedIn.headers.get('location')).toBe(back)

    const victim = newAddress()
    await newVisitor().send('/registreren?naar=//elders.example', 'register', {
      ...names,
      email: victim,
      password,
    })
    const { link } = await mailTo(victim)
    expect(link).not.toContain('elders')
    const forged = `${pathOf(link)}&naar=${encodeURIComponent('//elders.example/x')}`
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
    const { status } = await visitor.sendByScript('/inloggen', 'sign-in', { email, password })
    expect(status).toBe(422)
  })

  it.each(['used', 'wrong'])('explains if it is %s, and offers another', async (state) => {
    const { visitor, email, confirmPath } = await registered()
    if (state === 'used') await visitor.send(confirmPath, 'confirm')
    const path = state === 'used' ? confirmPath : '/email-valideren?confirmation=nooit-verstuurd'

    const response = await visitor.send(path, 'confirm')

    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('Deze link werkt niet meer')
    expect(page).toContain('name="form" value="resend"')
    expect(email).toBeDefined()
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
