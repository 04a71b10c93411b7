import { afterEach, describe, expect, it } from 'vitest'
import { backendIsDown, backendIsWell, mailsTo, mailTo } from '../support/backend.ts'
import { demoReader, sendForm, signIn } from '../support/sign-in.ts'
import { visit } from '../support/visit.ts'
import { alertFor, alertsIn, askFor, managed, newEmail, send } from './support.ts'

afterEach(backendIsWell)

const subject = 'jobs?q=planner&place=Utrecht'

describe('the box above the results', () => {
  it.each([
    ['/jobs?place=Utrecht&q=planner&sort=salary&page=1', subject, '“planner”, Utrecht, 25 km'],
    ['/jobs', 'jobs', 'alle vacatures'],
    ['/jobs/cat/warehouse', 'jobs?category=warehouse', 'Magazijn'],
    ['/werkgevers/havik-logistiek', 'employer/havik-logistiek', 'vacatures van Havik'],
  ])('asks about what %s shows', async (path, about, words) => {
    const page = (await (await visit(path)).text()).replace(/<!-- -->/g, '').replaceAll('&amp;', '&')

    expect(page).toContain(`name="subject" value="${about}"`)
    expect(/alert-box-words">([^<]*)/.exec(page)?.[1]).toContain(words)
  })

  it('is not there for a place that nobody knows, and such an alert is refused', async () => {
    const page = await (await visit('/jobs?place=Nergenshuizen')).text()
    const fields = { subject: 'jobs?place=Nergenshuizen', email: newEmail(), frequency: 'daily' }

    const response = await send('/jobs', 'job-alert', fields)

    expect(page).not.toContain('alert-box')
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('kan geen alert worden gemaakt')
    expect(await mailsTo(fields.email)).toEqual([])
  })

  it('comes back open, with what was typed and what is wrong with it', async () => {
    const response = await send('/jobs', 'job-alert', { subject, email: 'geen adres', frequency: 'weekly' })
    const page = await response.text()

    expect(response.status).toBe(422)
    expect(page).toMatch(/<details class="alert-box[^>]* open/)
    expect(page).toContain('value="geen adres"')
    expect(page).toContain('Vul een geldig e-mailadres in')
  })
})

describe('an alert without an account', () => {
  it('is confirmed by the button behind the link of its mail, not by opening it', async () => {
    const email = newEmail()
    const code = await askFor(email, 'jobs?place=Utrecht&q=planner')
    const { text, subject: title } = await mailTo(email)
    const opened = await (await visit(`/jobs/alerts?bevestigen=${code}`)).text()
    const before = alertsIn(await managed(code))

    await send(`/jobs/alerts?bevestigen=${code}`, 'confirm-job-alert')

    expect(title).toBe('Bevestig uw vacature-alert')
    expect(text).toContain('“planner”, Utrecht, 25 km')
    expect(opened).toContain('Alert bevestigen</button>')
    expect(before).toEqual([])
    const page = await managed(code)
    expect(alertsIn(page)).toHaveLength(1)
    expect(page).toContain('Deze alerts gaan naar z•••@bedrijf.example.')
    expect(page).not.toContain(email)
  })

  it('about the same is one alert, whatever its address looked like, and the links of the older mail go on working', async () => {
    const email = newEmail()
    const first = await alertFor(email, 'jobs?place=Utrecht&q=planner')
    await send('/jobs', 'job-alert', {
      subject: 'jobs?q=planner&place=Utrecht&sort=newest',
      email,
      frequency: 'weekly',
    })
    const { text } = await mailTo(email, { after: 1 })
    const second = /[?&]bevestigen=([\w.-]+)/.exec(text)?.[1] ?? ''

    await send(`/jobs/alerts?bevestigen=${second}`, 'confirm-job-alert')

    const page = await managed(first)
    expect(alertsIn(page)).toHaveLength(1)
    expect(page).toContain('Elke maandag om 7 uur')
    expect(alertsIn(await managed(second))).toEqual(alertsIn(page))
  })

  it('that somebody else asked for is refused, and cannot be confirmed any more', async () => {
    const code = await askFor(newEmail(), 'jobs')

    const refusal = await send(`/jobs/alerts?weigeren=${code}`, 'end-job-alert')
    const confirmation = await send(`/jobs/alerts?bevestigen=${code}`, 'confirm-job-alert')

    expect(refusal.status).toBe(303)
    expect(confirmation.status).toBe(422)
    expect(await confirmation.text()).toContain('Deze link werkt niet meer')
  })

  it('carries no advertising of a stranger into a mailbox', async () => {
    const email = newEmail()
    await send('/jobs', 'job-alert', { subject: 'jobs?q=koop.example', email, frequency: 'daily' })

    expect((await mailTo(email)).text).not.toContain('koop.example')
  })
})

describe('managing alerts', () => {
  it('changes how often, ends one, and ends all', async () => {
    const email = newEmail()
    const code = await alertFor(email, 'jobs?q=planner')
    await send('/jobs', 'job-alert', { subject: 'employer/havik-logistiek', email, frequency: 'daily' })
    const { text } = await mailTo(email, { after: 1 })
    const other = /[?&]bevestigen=([\w.-]+)/.exec(text)?.[1] ?? ''
    await send(`/jobs/alerts?bevestigen=${other}`, 'confirm-job-alert')
    const path = `/jobs/alerts?beheer=${code}`
    const [first = '', second = ''] = alertsIn(await managed(code))

    await send(path, 'change-job-alert', { alert: first, frequency: 'weekly' })
    expect(await managed(code)).toContain('Elke maandag om 7 uur')

    await send(path, 'change-job-alert', { alert: first, frequency: 'never' })
    expect(alertsIn(await managed(code))).toEqual([second])

    await send(path, 'change-job-alert', { alert: 'all', frequency: 'never' })
    expect(alertsIn(await managed(code))).toEqual([])
  })

  it('reaches no alert of another address', async () => {
    const own = await alertFor(newEmail(), 'jobs?q=planner')
    const foreign = await alertFor(newEmail(), 'jobs?q=planner')
    const [alert = ''] = alertsIn(await managed(foreign))
    const change = { alert, frequency: 'weekly' }

    const byLink = await send(`/jobs/alerts?beheer=${own}`, 'change-job-alert', change)
    const bySession = await sendForm('/account', 'change-job-alert', change, { cookie: await signIn() })
    const forged = await send(`/jobs/alerts?beheer=${own.slice(0, -2)}xx`, 'change-job-alert', change)
    const anonymous = await send('/jobs/alerts', 'change-job-alert', change)

    expect([byLink.status, bySession.status, forged.status, anonymous.status]).toEqual([409, 409, 422, 401])
    expect(await managed(foreign)).not.toContain('Elke maandag om 7 uur')
  })

  it.each(['', '/en', '/de'])(
    'ends by one click of a mail program, as often as it comes: %s',
    async (prefix) => {
      const code = await alertFor(newEmail(), 'jobs')

      for (let clicked = 0; clicked < 2; clicked++) {
        const response = await visit(`${prefix}/jobs/alerts?afmelden=${code}`, {
          method: 'POST',
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        })
        expect(response.status).toBe(200)
      }

      expect(alertsIn(await managed(code))).toEqual([])
    },
  )

  it.each(['bevestigen', 'weigeren', 'afmelden', 'beheer'])(
    'by a broken link says so, and is stored nowhere: %s',
    async (key) => {
      const response = await visit(`/jobs/alerts?${key}=onzin`)

      expect(await response.text()).toContain('Deze link werkt niet meer')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer, strict-origin')
    },
  )

  it('says so while the backend is away', async () => {
    const code = await alertFor(newEmail(), 'jobs')
    await backendIsDown()

    const response = await visit(`/jobs/alerts?beheer=${code}`)

    expect(response.status).toBe(503)
  })
})

describe('an alert of somebody signed in', () => {
  it('for their own address is on at once, stands in the account, and ends there', async () => {
    const cookie = await signIn()
    const { email } = demoReader
    const before = (await mailsTo(email)).length

    const response = await send('/jobs', 'job-alert', { subject, email, frequency: 'weekly' }, { cookie })

    expect(response.status).toBe(303)
    const account = await (await visit('/account', { headers: { cookie } })).text()
    const [alert = ''] = alertsIn(account)
    expect(account).toContain('“planner”, Utrecht, 25 km')
    expect((await mailsTo(email)).length).toBe(before)

    await sendForm('/account', 'change-job-alert', { alert, frequency: 'never' }, { cookie })
    expect(alertsIn(await (await visit('/account', { headers: { cookie } })).text())).toEqual([])
  })

  it('for another address waits for a confirmation from there', async () => {
    const email = newEmail()
    const cookie = await signIn()

    await send('/jobs', 'job-alert', { subject, email, frequency: 'daily' }, { cookie })

    expect((await mailTo(email)).subject).toBe('Bevestig uw vacature-alert')
  })
})
