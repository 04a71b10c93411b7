import { env } from 'cloudflare:workers'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { mailAbout } from '../worker/support/backend.ts'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { entriesOf, signInPanel } from '../worker/support/panel-account.ts'
import { bounce } from './support/bounce.ts'
import { memberWith, signInMember } from './support/member.ts'

const password = 'een-wachtwoord-van-niemand-7'
const site = memberWith(env.CMS_TOKEN)

let editor: Editor
beforeAll(async () => {
  editor = await signInEditor()
})

/** A reader who gets the Friday review and an alert. */
async function reader() {
  const email = `weigert-${crypto.randomUUID()}@proef.example`
  await editor.makeUser({ email, username: email, password, confirmed: true })
  onTestFinished(async () => {
    await editor.removeUser(email)
  })
  const member = await signInMember(email, password)
  await member('PUT', '/users/me/newsletters', { lists: ['weekly'] })
  await member('POST', '/users/me/job-alerts', {
    ...{ submissionKey: crypto.randomUUID(), language: 'nl', sourcePath: '/jobs' },
    ...{ subject: 'jobs?zoek=nachtploeg', frequency: 'weekly' },
  })
  // A mail to them, which can come back.
  await site('POST', '/contact-messages', {
    ...{ submissionKey: crypto.randomUUID(), language: 'nl', sourcePath: '/contact', email },
    ...{ phone: null, company: null, department: 'editorial', subject: 'Vraag', message: 'Hallo' },
    ...{ name: 'Wie Weigert', file: null },
  })
  const { sender } = await mailAbout(email, 'Kopie van uw bericht aan Schakel')
  return { email, member, sender }
}

async function held(member: Awaited<ReturnType<typeof reader>>['member']) {
  return (await member('GET', '/users/me/export')).json<{
    newsletters: { unsubscribedAt: string | null }[]
    jobAlerts: { endedAt: string | null }[]
    consents: { purpose: string; step: string; source: string }[]
    refusal: { reason: string } | null
  }>()
}

/** How many readers the panel says the Friday review goes to. */
async function readers(): Promise<number> {
  const panel = await signInPanel()
  const query = 'filters[confirmedAt][$notNull]=true&filters[unsubscribedAt][$null]=true&pageSize=1'
  const answer = await panel('GET', `${entriesOf('newsletter-signup')}?${query}`)
  return (await answer.json<{ pagination: { total: number } }>()).pagination.total
}

it('a mailbox that is gone ends its newsletters and alerts, and the log of consents says so', async () => {
  const { member, sender } = await reader()
  const before = await readers()

  expect(await bounce(sender, '5.1.1')).toBe(204)

  expect(await readers()).toBe(before - 1)
  const { newsletters, jobAlerts, consents, refusal } = await held(member)
  expect(newsletters).toEqual([expect.objectContaining({ unsubscribedAt: expect.any(String) })])
  expect(jobAlerts).toEqual([expect.objectContaining({ endedAt: expect.any(String) })])
  expect(refusal).toMatchObject({ reason: 'bounced: 5.1.1' })
  expect(consents.slice(-2)).toEqual([
    expect.objectContaining({ purpose: 'newsletter', step: 'ended', source: 'bounced' }),
    expect.objectContaining({ purpose: 'job-alert', step: 'ended', source: 'bounced' }),
  ])
})

it('a mailbox that is full ends nothing', async () => {
  const { member, sender } = await reader()

  expect(await bounce(sender, '5.2.2')).toBe(204)

  expect(await held(member)).toMatchObject({
    newsletters: [{ unsubscribedAt: null }],
    jobAlerts: [{ endedAt: null }],
  })
})
