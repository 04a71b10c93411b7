import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { publishChanges } from '../../../worker/changes/publish.ts'
import { forgetAll } from '../../../worker/isolate-state.ts'
import { recordEnded } from '../../../worker/replica/record-ended.ts'
import { visitCached } from '../support/cached-visits.ts'
import { changeInReplica } from '../support/replica.ts'
import { visit } from '../support/visit.ts'

const secondMs = 1000

const undo: (() => Promise<void>)[] = []
beforeEach(async () => {
  // Another test has moved the clock ahead.
  forgetAll()
  await env.DB.prepare(`DELETE FROM replica_marks WHERE name = 'ended-until'`).run()
  await recordEnded(env, Date.now())
})
afterEach(async () => {
  vi.useRealTimers()
  for (const restore of undo.splice(0)) await restore()
})

/** Soon enough for cached pages to be fresh until long after it. */
const soon = () => Date.now() + 100 * secondMs
const instant = (at: number) => new Date(at).toISOString()

/** Changes a document in the replica, as a message of the backend would. */
async function change(...change: Parameters<typeof changeInReplica>): Promise<void> {
  undo.push(await changeInReplica(...change))
  await publishChanges(env)
}

/** The cron trigger runs shortly after an instant; pages are asked for once it has. */
async function afterRunAt(at: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: at + 5 * secondMs })
  await recordEnded(env, Date.now())
  // A page that a change touched still answers for ten seconds.
  vi.setSystemTime(at + 20 * secondMs)
}

/** The rows of a list, in their order: public numbers, and whether they are marked as paid for. */
function rowsIn(html: string): [number: string, isPromoted: boolean][] {
  return [...html.matchAll(/<article class="vacancy-row([^"]*)" data-vacancy="(\d+)"/g)].map(
    ([, classes = '', number = '']) => [number, classes.includes('promoted')],
  )
}

it('a vacancy is no longer promoted from the minute on which its period ends, on cached pages too', async () => {
  const end = soon()
  const listed = async () => rowsIn(await (await visit('/jobs')).text())
  const before = await listed()
  const [number = ''] = before.findLast(([, isPromoted]) => !isPromoted) ?? []
  await change('vacancy', await slugOf(number), { promoted: { from: null, to: instant(end) } })
  const cached = async () => rowsIn(await (await visitCached('/jobs')).text())
  await expect.poll(cached).toContainEqual([number, true])
  const promoted = (await cached()).findIndex(([one]) => one === number)
  expect(promoted).toBeLessThan(before.findIndex(([one]) => one === number))

  await afterRunAt(end)

  expect(await listed()).toEqual(before)
  expect(await (await visit('/jobs/_payload.json')).json()).not.toMatchObject({
    props: { jobs: { items: expect.arrayContaining([{ number: Number(number), isPromoted: true }]) } },
  })
})

it.each([
  ['ends', (at: string) => ({ from: null, to: at }), true],
  ['begins', (at: string) => ({ from: at, to: null }), false],
])("a company's paid place %s with its period, on cached pages too", async (_, periodTo, isPaidBefore) => {
  const end = soon()
  const tierPeriod = periodTo(instant(end))
  await change('partner', 'havik-logistiek', { tier: 'premium', tierPeriod })
  const isMarked = async (answer: Promise<Response>) => {
    const html = await (await answer).text()
    const [card = ''] =
      html.match(/<article class="company-card"(?:(?!<\/article>).)*Havik.*?<\/article>/s) ?? []
    expect(card).not.toBe('')
    return card.includes('partner-label')
  }
  await expect.poll(() => isMarked(visitCached('/werkgevers'))).toBe(isPaidBefore)

  await afterRunAt(end)

  expect(await isMarked(visit('/werkgevers'))).toBe(!isPaidBefore)
})

async function slugOf(number: string): Promise<string> {
  const slug = await env.DB.prepare(
    `SELECT slug FROM documents WHERE type = 'vacancy' AND number = ? AND locale = 'nl'`,
  )
    .bind(Number(number))
    .first<string>('slug')
  return slug ?? ''
}
