import { describe, expect, it } from 'vitest'
import { backendIsDown, backendIsWell, mailsTo, mailTo } from '../../support/backend.ts'
import { askForReset, confirmed } from '../support/reader.ts'
import { newAddress, newPassword, newVisitor, pathOf } from '../support/visitor.ts'

describe('a forgotten password', () => {
  it("is replaced through a mail's link, which signs in and leads where its reader was going", async () => {
    const reader = await confirmed()
    const naar = encodeURIComponent('/jobs?q=planner')
    const way = `/wachtwoord-vergeten?naar=${naar}`
    expect(await (await reader.visitor.get(`/inloggen?naar=${naar}`)).text()).toContain(`href="${way}"`)
    const first = await askForReset(reader, way)
    const after = (await mailsTo(reader.email)).length
    await newVisitor().send(first, 'renew')
    const path = pathOf((await mailTo(reader.email, { after })).link)
    const password = newPassword()

    const response = await reader.visitor.send(path, 'reset', { password, passwordConfirmation: password })

    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/jobs?q=planner')
    expect(reader.visitor.token()).toBeDefined()
    const other = newVisitor()
    const old = await other.sendByScript('/inloggen', 'sign-in', {
      email: reader.email,
      password: reader.password,
    })
    expect(old).toMatchObject({ status: 422, answer: { notice: { key: 'account-error.credentials' } } })
    expect((await other.send('/inloggen', 'sign-in', { email: reader.email, password })).status).toBe(303)
  })

  it('ends open sessions', async () => {
    const reader = await confirmed()
    const elsewhere = newVisitor()
    await elsewhere.send('/inloggen', 'sign-in', { email: reader.email, password: reader.password })
    const path = await askForReset(reader)
    const password = newPassword()
    // Tokens have a resolution of a second: two of the same second are equal.
    await scheduler.wait(1000)

    await reader.visitor.send(path, 'reset', { password, passwordConfirmation: password })

    expect((await elsewhere.get('/api/users/me')).status).toBe(401)
  })

  it.each(['used', 'wrong', 'missing'])('explains if the link is %s, and offers another', async (state) => {
    const reader = await confirmed()
    const password = newPassword()
    const sent = { password, passwordConfirmation: password }
    const path = await askForReset(reader)
    if (state === 'used') await reader.visitor.send(path, 'reset', sent)
    const asked = {
      used: path,
      wrong: '/wachtwoord-reset?code=nooit-verstuurd',
      missing: '/wachtwoord-reset',
    }

    const response = await newVisitor().send(asked[state as keyof typeof asked], 'reset', sent)

    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('Deze link werkt niet meer')
    expect(page).toContain('href="/wachtwoord-vergeten"')
  })

  it('can still be replaced after mismatched or weak passwords', async () => {
    const reader = await confirmed()
    const path = await askForReset(reader)
    const password = newPassword()

    const different = await reader.visitor.sendByScript(path, 'reset', {
      password,
      passwordConfirmation: 'iets-heel-anders',
    })
    const common = await reader.visitor.sendByScript(path, 'reset', {
      password: 'wachtwoord123',
      passwordConfirmation: 'wachtwoord123',
    })
    const good = await reader.visitor.sendByScript(path, 'reset', {
      password,
      passwordConfirmation: password,
    })

    expect(different.answer).toMatchObject({ errors: { passwordConfirmation: { key: 'form.confirm' } } })
    expect(common.answer).toMatchObject({ errors: { password: { key: 'form.password-common' } } })
    expect(good).toMatchObject({ status: 200, answer: { isDone: true } })
  })

  it('is requested with the same answer whether or not there is an account', async () => {
    const { visitor, email } = await confirmed()
    const fresh = newAddress()
    const { length: after } = await mailsTo(email)

    const known = await visitor.sendByScript('/wachtwoord-vergeten', 'forgot', { email })
    const unknown = await visitor.sendByScript('/wachtwoord-vergeten', 'forgot', { email: fresh })

    expect(JSON.stringify(known).replaceAll(email, '')).toBe(JSON.stringify(unknown).replaceAll(fresh, ''))
    expect((await mailTo(email, { after })).link).toContain('/wachtwoord-reset?code=')
    expect(await mailsTo(fresh)).toEqual([])
  })

  it("can't be requested while the backend is down, and says so", async () => {
    await backendIsDown()
    try {
      const response = await newVisitor().send('/wachtwoord-vergeten', 'forgot', { email: newAddress() })

      expect(response.status).toBe(503)
      expect(await response.text()).toContain('ons systeem even niet bereikbaar')
    } finally {
      await backendIsWell()
    }
  })
})
