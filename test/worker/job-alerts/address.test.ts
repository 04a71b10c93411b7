import { afterEach, beforeEach, expect, it } from 'vitest'
import { stampField } from '../../../client/forms/engine-fields.ts'
import { signedIn } from '../accounts/support/reader.ts'
import { newVisitor, pathOf } from '../accounts/support/visitor.ts'
import { failed, notification, receive } from '../bounces/support/mail.ts'
import { stamp } from '../forms/support/example-page.ts'
import { backendIsWell, mailTo } from '../support/backend.ts'
import {
  alertFor,
  alertsIn,
  askFor,
  managed,
  morning,
  newEmail,
  publishVacancies,
  send,
  tell,
  told,
  withdrawVacancies,
} from './support.ts'

// What becomes of alerts when something happens to the address or the account that they belong to.

/** A word that no other vacancy has. */
let word: string

beforeEach(() => {
  word = `proef${crypto.randomUUID().slice(0, 8)}`
})

afterEach(async () => {
  await backendIsWell()
  await withdrawVacancies()
})

it('a mailbox that is gone has no alert any more, until one is asked for again: what it missed is never told', async () => {
  const email = newEmail()
  await alertFor(email, `jobs?q=${word}`)
  await receive((await mailTo(email)).sender, notification(failed))
  await publishVacancies(`Gemist ${word}`)

  await tell(morning(1))

  expect(await told(email)).toEqual([])
  // Confirming it proves that mail arrives again.
  await send('/jobs', 'job-alert', { subject: `jobs?q=${word}`, email, frequency: 'daily' })
  const [, code = ''] = /bevestigen=([\w.-]+)/.exec((await mailTo(email, { after: 1 })).text) ?? []
  await send(`/jobs/alerts?bevestigen=${code}`, 'confirm-job-alert')
  await publishVacancies(`Later ${word}`)
  await tell(morning(2))
  await expect.poll(() => told(email)).toHaveLength(1)
  expect((await told(email))[0]).toContain(`Later ${word}`)
  expect((await told(email))[0]).not.toContain('Gemist')
})

it('alerts follow a change of address, and what both addresses were told is told once', async () => {
  const { visitor, email, password } = await signedIn()
  for (const subject of [`jobs?q=${word}`, `jobs?q=nacht${word}`])
    await visitor.send('/jobs', 'job-alert', {
      [stampField]: await stamp(),
      ...{ subject, email, frequency: 'daily' },
    })
  const next = newEmail()
  const code = await alertFor(next, `jobs?q=${word}`)

  await visitor.send('/account', 'email', { email: next, currentPassword: password })
  const { link } = await mailTo(next, { after: 1 })
  await newVisitor().send(pathOf(link), 'confirm-change', { currentPassword: password })

  const account = await (await visitor.get('/account')).text()
  expect(alertsIn(account)).toHaveLength(2)
  expect(alertsIn(await managed(code)).sort()).toEqual(alertsIn(account).sort())
  await publishVacancies(`Planner ${word}`, `Portier nacht${word}`)
  await tell(morning(1))
  await expect.poll(() => told(next)).toHaveLength(2)
  expect(await told(email)).toEqual([])
})

it('alerts are in the export of the account with their address, and end with it', async () => {
  const { visitor, email, password } = await signedIn()
  const waiting = await askFor(email, 'jobs?q=wacht', 'weekly')
  const code = await alertFor(email, `jobs?q=${word}`, 'daily', { after: 1 })

  const held = await (await visitor.get('/api/account/export')).json<{ jobAlerts: object[] }>()
  await visitor.send('/account', 'delete', { currentPassword: password, sure: 'on' })

  expect(held.jobAlerts).toMatchObject([
    { subject: 'jobs?q=wacht', frequency: 'weekly', confirmedAt: null },
    { subject: `jobs?q=${word}`, frequency: 'daily', confirmedAt: expect.any(String) },
  ])
  expect(JSON.stringify(held)).not.toContain(code)
  await publishVacancies(`Planner ${word}`)
  await tell(morning(1))
  for (const dead of [waiting, code]) expect(await managed(dead)).toContain('Deze link werkt niet meer')
  expect(await told(email)).toEqual([])
})
