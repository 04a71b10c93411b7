import { describe, expect, it } from 'vitest'
import { backendIsDown, backendIsWell, mailTo } from '../support/backend.ts'
import { visit } from '../support/visit.ts'
import { newEmail, send, signUp, subscribed } from './support.ts'

describe('the link to confirm', () => {
  it('changes nothing when it is opened', async () => {
    const email = newEmail()
    const path = `/nieuwsbrief?bevestigen=${await signUp(email)}`

    for (let opened = 0; opened < 2; opened++) {
      const page = await (await visit(path)).text()
      expect(page).toContain('Aanmelding bevestigen</button>')
      expect(page).toContain('Dit was ik niet</button>')
    }
    await send('/nieuwsbrief', 'newsletter-signup', { email, lists: 'morning' })
    expect((await mailTo(email, { after: 1 })).subject).toBe('Bevestig uw aanmelding voor de nieuwsbrief')
  })

  it('confirms with its button, and says what comes', async () => {
    const email = newEmail()
    const code = await signUp(email, 'weekly')

    const response = await send(`/nieuwsbrief?bevestigen=${code}`, 'confirm-newsletter')

    expect(response.status).toBe(303)
    const page = await (await visit(response.headers.get('location') ?? '')).text()
    expect(page).toContain('Vanaf nu ontvangt u op l•••@bedrijf.example: Vrijdagoverzicht.')
    expect(page).toMatch(/href="\/nieuwsbrief\?voorkeuren=[\w.-]+"/)
    expect((await mailTo(email, { after: 1 })).subject).toBe('Welkom bij de nieuwsbrief van Schakel')
  })

  it.each(['bevestigen', 'weigeren'])('ends a sign-up of somebody else: %s', async (key) => {
    const code = await signUp()

    const refusal = await send(`/nieuwsbrief?${key}=${code}`, 'refuse-newsletter')
    const confirmation = await send(`/nieuwsbrief?bevestigen=${code}`, 'confirm-newsletter')

    expect(refusal.status).toBe(303)
    expect(confirmation.status).toBe(422)
    expect(await confirmation.text()).toContain('Deze link werkt niet meer')
  })

  it('that is broken says so, with the form to sign up', async () => {
    const response = await send('/nieuwsbrief?bevestigen=onzin', 'confirm-newsletter')
    const page = await response.text()

    expect(page).toContain('Deze link werkt niet meer')
    expect(page).toContain('name="form" value="newsletter-signup"')
  })
})

describe('the preferences', () => {
  it('show a masked address and what it gets, and change that', async () => {
    const email = newEmail()
    const path = `/nieuwsbrief?voorkeuren=${await subscribed(email)}`
    const before = await (await visit(path)).text()

    const response = await send(path, 'choose-newsletters', { lists: 'jobs' })

    expect(before).not.toContain(email)
    expect(before).toContain('Kies wat u ontvangt op l•••@bedrijf.example.')
    expect(ticked(before)).toEqual(['morning'])
    expect(response.status).toBe(303)
    expect(ticked(await (await visit(path)).text())).toEqual(['jobs'])
  })

  it('say so while the backend is away', async () => {
    const path = `/nieuwsbrief?voorkeuren=${await subscribed()}`
    await backendIsDown()
    const response = await visit(path)
    await backendIsWell()

    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  })

  it('end everything with one button, and offer the way back', async () => {
    const token = await subscribed()
    const path = `/nieuwsbrief?voorkeuren=${token}`

    const response = await send(path, 'end-newsletters')

    expect(await pageAfter(response)).toContain(`href="${path}">Weer aanmelden</a>`)
    expect(ticked(await (await visit(path)).text())).toEqual([])
  })
})

describe('the link to unsubscribe', () => {
  it('ends the newsletter that it names, with one button, and leads back', async () => {
    const token = await subscribed()
    await send(`/nieuwsbrief?voorkeuren=${token}`, 'choose-newsletters', { lists: 'morning' })
    const path = `/nieuwsbrief?afmelden=${token}&lijst=morning`
    const page = await (await visit(path)).text()

    const ended = await pageAfter(await send(path, 'end-newsletters'))

    expect(page).toContain('Wilt u op l•••@bedrijf.example geen Ochtendmail meer ontvangen?')
    expect(ended).toContain('U bent afgemeld en krijgt deze nieuwsbrief niet meer.')
    const back = `/nieuwsbrief?voorkeuren=${token}`
    expect(ended).toContain(`href="${back}">Weer aanmelden</a>`)
    expect(ticked(await (await visit(back)).text())).toEqual([])

    await send(back, 'choose-newsletters', { lists: 'morning' })
    expect(ticked(await (await visit(back)).text())).toEqual(['morning'])
  })

  it.each([
    ['/en', 'You are unsubscribed', 'Sign up again'],
    ['/de', 'Sie sind abgemeldet', 'Wieder anmelden'],
  ])('says that it has ended already, with the way back: %s', async (prefix, title, label) => {
    const token = await subscribed()
    await oneClick(`/nieuwsbrief?afmelden=${token}`)

    const page = await (await visit(`${prefix}/nieuwsbrief?afmelden=${token}&lijst=morning`)).text()

    expect(page).toContain(title)
    expect(page).toContain(`href="${prefix}/nieuwsbrief?voorkeuren=${token}">${label}</a>`)
    expect(page).not.toContain('value="end-newsletters"')
  })
})

describe('an address with a code', () => {
  it.each(['bevestigen', 'weigeren', 'voorkeuren', 'afmelden'])('is secret: %s', async (key) => {
    const { headers, status } = await visit(`/nieuwsbrief?${key}=onzin`)

    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer, strict-origin')
    expect(headers.get('x-cache')).toBeNull()
  })

  it.each(['voorkeuren', 'afmelden'])('that was never sent shows the form to sign up: %s', async (key) => {
    const page = await (await visit(`/nieuwsbrief?${key}=onzin`)).text()

    expect(page).toContain('Deze link werkt niet meer')
    expect(page).toContain('name="form" value="newsletter-signup"')
  })
})

describe('one click of a mail program (RFC 8058)', () => {
  it.each(['', '/en', '/de'])('unsubscribes at once, as often as it comes: %s', async (prefix) => {
    const token = await subscribed()

    for (let clicked = 0; clicked < 2; clicked++) {
      const response = await oneClick(`${prefix}/nieuwsbrief?afmelden=${token}`)
      expect(response.status).toBe(200)
    }

    expect(ticked(await (await visit(`/nieuwsbrief?voorkeuren=${token}`)).text())).toEqual([])
  })

  it('ends only the newsletter that the address names', async () => {
    const email = newEmail()
    const token = await subscribed(email)

    await oneClick(`/nieuwsbrief?afmelden=${token}&lijst=weekly`)

    expect(ticked(await (await visit(`/nieuwsbrief?voorkeuren=${token}`)).text())).toEqual(['morning'])
  })

  it('refuses a sign-up of somebody else', async () => {
    const code = await signUp()

    expect((await oneClick(`/nieuwsbrief?weigeren=${code}`)).status).toBe(200)

    expect((await send(`/nieuwsbrief?bevestigen=${code}`, 'confirm-newsletter')).status).toBe(422)
  })

  it('is taken as a form of several parts too', async () => {
    const token = await subscribed()
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')

    const response = await visit(`/nieuwsbrief?afmelden=${token}`, { method: 'POST', body })

    expect(response.status).toBe(200)
  })

  it('by a forged token is refused', async () => {
    expect((await oneClick('/nieuwsbrief?afmelden=onzin')).status).toBe(400)
  })

  it('may be tried again while the backend is away', async () => {
    const token = await subscribed()
    await backendIsDown()
    const away = await oneClick(`/nieuwsbrief?afmelden=${token}`)
    await backendIsWell()

    expect(away.status).toBe(503)
    expect((await oneClick(`/nieuwsbrief?afmelden=${token}`)).status).toBe(200)
  })

  it.each([
    ['/nieuwsbrief?afmelden=onzin', 'form=end-newsletters&List-Unsubscribe=One-Click'],
    ['/nieuwsbrief?afmelden=onzin', 'form=end-newsletters'],
    ['/nieuwsbrief', 'List-Unsubscribe=One-Click'],
    ['/contact?afmelden=onzin', 'List-Unsubscribe=One-Click'],
  ])('opens nothing else to other sites: %s %s', async (path, body) => {
    expect((await oneClick(path, body)).status).toBe(403)
  })
})

/** The page that a form returns to, with what came of it. */
async function pageAfter({ headers }: Response): Promise<string> {
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return (await visit(headers.get('location') ?? '', { headers: { cookie } })).text()
}

/** As mail programs send it: without a cookie and without an origin. */
function oneClick(path: string, body = 'List-Unsubscribe=One-Click'): Promise<Response> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return visit(path, { method: 'POST', headers, body })
}

function ticked(page: string): string[] {
  return [...page.matchAll(/<input[^>]*name="lists"[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => /\schecked/.test(input))
    .map((input) => /value="(\w+)"/.exec(input)?.[1] ?? '')
}
