import { describe, expect, it } from 'vitest'
import { locales } from '../../../client/content/locale.ts'
import { withLocale } from '../../../client/href.ts'
import { backendDoes, backendIsWell, mailTo } from '../support/backend.ts'
import { demoReader, demoSubscriber, sendForm, signIn } from '../support/sign-in.ts'
import { visit, visitWith } from '../support/visit.ts'
import { signedIn } from './support/reader.ts'
import { newAddress, newPassword, newVisitor, pathOf } from './support/visitor.ts'

const profile = {
  firstName: 'Wout',
  lastName: 'de Vries',
  phone: '+31 13 123 45 67',
  company: 'Kraan & Zn.',
  jobTitle: 'Planner',
}

const own = ['/account', '/inschrijvingen']

describe.each(own)('%s', (path) => {
  it('redirects anonymous visitors to the sign-in, and back', async () => {
    const response = await visit(path)

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/inloggen?naar=${encodeURIComponent(path)}`)
  })

  it.each(locales)('is available to its reader in %s only, and not cached', async (locale) => {
    const cookie = await signIn()

    for (const address of [path, `${path}/_payload.json`]) {
      const response = await visitWith({ cookie }, withLocale(locale, address))

      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      expect(response.headers.has('x-cache')).toBe(false)
    }
    expect((await visit(withLocale(locale, path))).status).toBe(302)
  })
})

describe('the account', () => {
  it("shows the demo reader's saved items with links", async () => {
    const html = await (await visitWith({ cookie: await signIn() }, '/account')).text()

    expect(html).toContain(demoReader.email)
    expect(html).toMatch(/href="\/news\/312\//)
    expect(html).toMatch(/href="\/events\/[a-z]/)
    expect(html).toContain('Voor het overleg met de expediteur')
  })

  it('stores a profile, with and without script', async () => {
    const { visitor } = await signedIn()

    const { status, answer } = await visitor.sendByScript('/account', 'profile', profile)
    const again = await visitor.send('/account', 'profile', { ...profile, jobTitle: 'Teamleider' })

    expect({ status, answer }).toEqual({
      status: 200,
      answer: { isDone: true, notice: { key: 'my-account.done.saved' } },
    })
    const html = await visitor.follow(again)
    expect(html).toContain('Uw wijzigingen zijn opgeslagen.')
    expect(html).toContain('value="Teamleider"')
    expect(html).toContain('value="Kraan &amp; Zn."')
  })

  it('returns the input if a field is invalid', async () => {
    const { visitor } = await signedIn()

    const response = await visitor.send('/account', 'profile', { ...profile, phone: '12', lastName: '' })

    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('value="12"')
    expect(html).toContain('Achternaam is verplicht.')
    expect(html).toContain('Vul een geldig telefoonnummer in.')
  })

  it('ignores fields that readers may not change', async () => {
    const { visitor } = await signedIn()

    const { answer } = await visitor.sendByScript('/account', 'profile', {
      ...profile,
      role: '1',
      tier: 'subscriber',
      partner: '1',
      email: demoReader.email,
    })

    expect(answer).toMatchObject({ isDone: true })
    expect(await (await visitor.get('/api/users/me')).json()).toMatchObject({ tier: 'reader', partner: null })
  })

  it('refuses forms after sign-out', async () => {
    const response = await sendForm('/account', 'profile', profile, { accept: 'application/json' })

    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ notice: { key: 'account-error.signed-out' } })
  })

  it('stores the language for emails', async () => {
    const { visitor } = await signedIn()

    await visitor.send('/account', 'language', { language: 'de' })
    const wrong = await visitor.sendByScript('/account', 'language', { language: 'fr' })

    expect(await (await visitor.get('/account')).text()).toMatch(
      /<input(?=[^>]*name="language")(?=[^>]*value="de")[^>]*checked=""/,
    )
    expect(wrong.status).toBe(422)
  })

  it('stores newsletters, including none', async () => {
    const { visitor } = await signedIn()

    await visitor.send('/account', 'newsletters', { lists: 'weekly' })
    const chosen = await (await visitor.get('/inschrijvingen')).text()
    await visitor.send('/account', 'newsletters')
    const none = await (await visitor.get('/inschrijvingen')).text()

    expect(chosen).toContain('Vrijdagoverzicht')
    expect(none).toContain('U ontvangt geen nieuwsbrieven.')
  })
})

describe('a new email address', () => {
  it('applies once its link was followed', async () => {
    const { visitor, email, password } = await signedIn()
    const next = newAddress()

    const { answer } = await visitor.sendByScript('/account', 'email', {
      email: next,
      currentPassword: password,
    })
    const before = await (await visitor.get('/account')).text()
    // Another browser, such as that of a phone.
    await newVisitor().send(pathOf((await mailTo(next)).link), 'confirm-change', {
      currentPassword: password,
    })

    expect(answer).toMatchObject({ notice: { key: 'my-account.done.email', values: { email: next } } })
    expect(before).toContain(email)
    expect(before).toContain(`mailbox van ${next}`)
    expect(await (await visitor.get('/account')).text()).toContain(`U logt in met ${next}.`)
  })

  it("isn't taken by whoever got the link, because it was mistyped", async () => {
    const { visitor, email, password } = await signedIn()
    const mistyped = newAddress()
    await visitor.send('/account', 'email', { email: mistyped, currentPassword: password })
    const link = pathOf((await mailTo(mistyped)).link)

    const { status, answer } = await newVisitor().sendByScript(link, 'confirm-change', {
      currentPassword: 'niet-mijn-wachtwoord',
    })

    expect(status).toBe(422)
    expect(answer).toMatchObject({ errors: { currentPassword: { key: 'account-error.current-password' } } })
    expect(await (await visitor.get('/account')).text()).toContain(`U logt in met ${email}.`)
  })

  it('requires the password', async () => {
    const { visitor } = await signedIn()

    const { status, answer } = await visitor.sendByScript('/account', 'email', {
      email: newAddress(),
      currentPassword: 'niet-mijn-wachtwoord',
    })

    expect(status).toBe(422)
    expect(answer).toMatchObject({
      errors: { currentPassword: { key: 'account-error.current-password' } },
    })
  })
})

describe('a new password', () => {
  it('ends other sessions and keeps this one', async () => {
    const { visitor, email, password } = await signedIn()
    const elsewhere = newVisitor()
    await elsewhere.send('/inloggen', 'sign-in', { email, password })
    expect((await elsewhere.get('/account')).status).toBe(200)
    const former = visitor.token()
    const next = newPassword()

    const { status, answer } = await visitor.sendByScript('/account', 'password', {
      currentPassword: password,
      password: next,
      passwordConfirmation: next,
    })

    expect({ status, answer }).toEqual({
      status: 200,
      answer: { isDone: true, notice: { key: 'my-account.done.password' } },
    })
    expect(visitor.token()).not.toBe(former)
    expect((await visitor.get('/account')).status).toBe(200)
    expect((await elsewhere.get('/account')).status).toBe(302)
  })

  it.each([
    { currentPassword: 'niet-mijn-wachtwoord', field: 'currentPassword' },
    { passwordConfirmation: 'iets-heel-anders', field: 'passwordConfirmation' },
    { password: 'kort', passwordConfirmation: 'kort', field: 'password' },
  ])("is refused if $field is wrong, and isn't returned", async ({ field, ...wrong }) => {
    const { visitor, password } = await signedIn()
    const next = newPassword()

    const response = await visitor.send('/account', 'password', {
      currentPassword: password,
      password: next,
      passwordConfirmation: next,
      ...wrong,
    })

    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toMatch(new RegExp(`id="password-${field}"[^>]*aria-invalid="true"`))
    expect(html).not.toContain(next)
    expect(html).not.toContain(password)
  })
})

describe('sessions', () => {
  it('are listed, and end one by one or all but this', async () => {
    const { visitor, email, password } = await signedIn()
    const others = [newVisitor(), newVisitor()] as const
    for (const other of others) await other.send('/inloggen', 'sign-in', { email, password })
    const listed = await (await visitor.get('/account')).text()
    const ids = [...listed.matchAll(/name="session" value="([0-9a-f]{24})"/g)].map(([, id = '']) => id)
    expect(ids).toHaveLength(2)

    const one = await visitor.send('/account', 'end-session', { session: ids[0] ?? '' })
    const after = await Promise.all(others.map(async (other) => (await other.get('/account')).status))
    await visitor.send('/account', 'end-others')

    expect(one.status).toBe(303)
    expect(one.headers.get('location')).toBe('/account#sessions')
    expect(after.toSorted()).toEqual([200, 302])
    for (const other of others) expect((await other.get('/account')).status).toBe(302)
    expect(await (await visitor.get('/account')).text()).toContain('U bent alleen hier ingelogd.')
  })

  it("of other readers can't be ended", async () => {
    const victim = await signedIn()
    const { email, password } = victim
    const elsewhere = newVisitor()
    await elsewhere.send('/inloggen', 'sign-in', { email, password })
    const listed = await (await victim.visitor.get('/account')).text()
    const [, session = ''] = /name="session" value="([0-9a-f]{24})"/.exec(listed) ?? []
    const { visitor } = await signedIn()

    await visitor.send('/account', 'end-session', { session })

    expect(session).not.toBe('')
    expect((await elsewhere.get('/account')).status).toBe(200)
  })
})

describe('the data export', () => {
  it('is a file for the signed-in reader', async () => {
    const { visitor, email } = await signedIn()

    const response = await visitor.get('/api/account/export')

    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="schakel-account-[\d-]{10}\.json";/,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const text = await response.text()
    expect(text).toContain(email)
    expect(text).not.toMatch(/\$2[aby]\$|resetPasswordToken|tokenHash/i)
    expect(JSON.parse(text)).toMatchObject({ sessions: [{ isCurrent: true }], notifications: [] })
    expect((await visit('/api/account/export')).status).toBe(401)
  })
})

describe('the button of the data export', () => {
  it('answers a browser without script with the file', async () => {
    const { visitor, email } = await signedIn()

    const response = await visitor.send('/account', 'export-account', {})

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="schakel-account-/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const text = await response.text()
    expect(text).toContain(email)
    expect(JSON.parse(text)).toMatchObject({ sessions: [{ isCurrent: true }] })
  })

  it('says that it cannot be had now, while the backend is away', async () => {
    const { visitor } = await signedIn()
    await backendDoes([{ holding: '/users/me/export', behaviour: { does: 'reset' } }])

    const response = await visitor.send('/account', 'export-account', {})

    expect(response.status).toBe(503)
    await backendIsWell()
  })
})

describe('deleting an account', () => {
  it('ends everything and confirms it on the front page', async () => {
    const { visitor, email, password } = await signedIn()

    const response = await visitor.send('/account', 'delete', { currentPassword: password, sure: 'on' })

    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/?account=deleted')
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect(visitor.token()).toBeUndefined()
    expect(await (await visitor.get('/?account=deleted')).text()).toContain('Uw account is verwijderd.')
    const again = await visitor.send('/inloggen', 'sign-in', { email, password })
    expect(again.status).toBe(422)
  })

  it.each<{ name: string; fields: Record<string, string> }>([
    { name: 'delete', fields: { currentPassword: 'niet-mijn-wachtwoord', sure: 'on' } },
    { name: 'delete', fields: { sure: 'on' } },
    // Only providers' accounts can be deleted without a password.
    { name: 'delete-provider', fields: { sure: 'on' } },
  ])('is refused by the form $name with $fields', async ({ name, fields }) => {
    const { visitor } = await signedIn()

    const { status } = await visitor.sendByScript('/account', name, fields)

    expect(status).toBe(422)
    expect((await visitor.get('/account')).status).toBe(200)
  })

  it('requires the checkbox', async () => {
    const { visitor, password } = await signedIn()

    const { answer } = await visitor.sendByScript('/account', 'delete', { currentPassword: password })

    expect(answer).toMatchObject({ errors: { sure: { key: 'form.required' } } })
  })
})

describe('registrations', () => {
  it("show the demo reader's upcoming and past events, and the demo subscriber's subscription", async () => {
    const html = await (await visitWith({ cookie: await signIn() }, '/inschrijvingen')).text()
    const cookie = await signIn(demoSubscriber)
    const ofSubscriber = await (await visitWith({ cookie }, '/inschrijvingen')).text()

    expect(html).toContain('SCH-7006-W8ND')
    expect(html).toContain('SCH-7004-K3QF')
    expect(html).toMatch(/href="\/events\/[a-z0-9-]+\.ics"/)
    expect(ofSubscriber).toContain('NL•• •••• •••• ••43 00')
    expect(ofSubscriber).not.toContain('NL43')
  })

  it("of other readers can't be found", async () => {
    const html = await (await visitWith({ cookie: await signIn() }, '/inschrijvingen')).text()
    const [, registration = ''] = /name="registration" value="(\w+)"/.exec(html) ?? []
    const { visitor } = await signedIn()

    const { status, answer } = await visitor.sendByScript('/inschrijvingen', 'cancel', { registration })

    expect(registration).not.toBe('')
    expect(status).toBe(422)
    expect(answer).toMatchObject({ notice: { key: 'my-account.done.no-registration' } })
    const after = await (await visitWith({ cookie: await signIn() }, '/inschrijvingen')).text()
    expect(after).toContain(registration)
  })

  it('count as upcoming on the day of an event that has started and has no end', async () => {
    const cookie = await signIn()
    const event = {
      number: 7999,
      slug: 'open-dag',
      title: 'Open dag',
      locale: 'nl',
      startsAt: new Date(Date.now() - 1000).toISOString(),
    }
    const data = [{ documentId: 'r1', code: 'een-code', event, attendees: [], state: 'confirmed' }]
    const behaviour = { does: 'answer', status: 200, body: JSON.stringify({ data }) } as const
    await backendDoes([{ holding: '/api/users/me/registrations', behaviour }])

    const response = await visitWith({ cookie }, '/inschrijvingen/_payload.json')

    await backendIsWell()
    expect(await response.json()).toMatchObject({
      props: { upcoming: [{ documentId: 'r1', mayCancel: false }], past: [] },
    })
  })

  it('suggest a next step if there are none', async () => {
    const { visitor } = await signedIn()

    const html = await (await visitor.get('/inschrijvingen')).text()

    expect(html).toContain('U staat nergens ingeschreven')
    expect(html).toContain('U hebt nog geen abonnement')
  })
})
