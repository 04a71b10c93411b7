import { afterAll, beforeEach, expect, it } from 'vitest'
import { sendForm } from '../support/sign-in.ts'
import { emptyBuffers, firefox, send, sessionOf, view, waiting } from '../support/statistics.ts'
import { visit } from '../support/visit.ts'

const objection = 'schakel_niet_tellen=1'

beforeEach(emptyBuffers)
afterAll(emptyBuffers)

function choose(choice: string): Promise<Response> {
  return sendForm('/cookies', 'statistics', { choice })
}

it('an objection on the page about cookies stays in the browser, and ends its session', async () => {
  expect(await (await visit('/cookies')).text()).toContain('Nee, tel niets van mij')

  const response = await choose('not-counted')

  expect(response.status).toBe(303)
  const cookies = response.headers.getSetCookie().join('\n')
  expect(cookies).toMatch(/^schakel_niet_tellen=1; Path=\/; Max-Age=31536000; SameSite=Lax/m)
  expect(cookies).toMatch(/^session=; Path=\/; Max-Age=0/m)
})

it('an objection can be withdrawn, and an unknown choice changes nothing', async () => {
  const withdrawn = await choose('counted')
  expect(withdrawn.headers.getSetCookie().join('\n')).toMatch(/^schakel_niet_tellen=; Path=\/; Max-Age=0/m)

  const wrong = await choose('maybe')
  expect(wrong.status).toBe(422)
  expect(wrong.headers.getSetCookie().join('\n')).not.toContain('schakel_niet_tellen')
})

it('nothing of who objected is stored: not what pages send, nor what the worker sees', async () => {
  const session = sessionOf()

  const answer = await send([view()], session, { cookie: objection })
  expect(answer.status).toBe(204)
  expect(answer.headers.getSetCookie()).toEqual([])
  const click = await visit('/l/4', { headers: { 'user-agent': firefox, cookie: objection } })
  expect(click.status).toBeLessThan(400)

  // Later than both, so it would come after them.
  await send([view('/events')], session)
  expect((await waiting()).map(({ url }) => url)).toEqual(['/events'])
})
