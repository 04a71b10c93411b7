import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keyField, stampField } from '../../../client/forms/engine-fields.ts'
import { onlyOnce } from '../../../worker/forms/only-once.ts'
import { isFinal } from '../../../worker/forms/serve-form.ts'
import { newClient } from '../support/sign-in.ts'
import { emptyBuffers } from '../support/statistics.ts'
import {
  expectActed,
  key,
  publishExamplePage,
  sendByScript,
  sendExample,
  stamp,
} from './support/example-page.ts'

let takeAway: () => Promise<void>

beforeAll(async () => {
  takeAway = await publishExamplePage()
})
beforeEach(emptyBuffers)
afterAll(async () => {
  await emptyBuffers()
  await takeAway()
})

describe('the same form, sent twice', () => {
  it('acts once by a double click, and both hear what came of it', async () => {
    const sent = key()

    const answers = await Promise.all([sendByScript({}, sent), sendByScript({}, sent)])

    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
      Array(2).fill({
        isDone: true,
        notice: { key: 'advertise-form.done', values: { email: 'wout@proef.example' } },
      }),
    )
    await expectActed(1)
  })

  it('acts once without script, by the back button', async () => {
    const client = { 'cf-connecting-ip': newClient() }
    const page = { [stampField]: await stamp() }
    const first = await sendExample(page, client)
    const second = await sendExample(page, client)

    expect([first.status, second.status]).toEqual([303, 303])
    await expectActed(1)
  })

  it('acts for each of two readers of one page from the cache', async () => {
    const page = { [stampField]: await stamp() }
    await sendExample(page)
    await sendExample(page)

    await expectActed(2)
  })

  it('acts again once something else was typed', async () => {
    const sent = key()
    await sendByScript({}, sent)
    await sendByScript({ message: 'Nog iets.' }, sent)

    await expectActed(2)
  })

  it('acts again on purpose: with another key', async () => {
    await sendByScript()
    await sendByScript()

    await expectActed(2)
  })

  it('acts once it is right, under the key with which it was wrong', async () => {
    const sent = key()
    const wrong = await sendByScript({ email: '' }, sent)
    const right = await sendByScript({}, sent)

    expect([wrong.status, right.status]).toEqual([422, 200])
    await expectActed(1)
  })

  it('takes no key of another shape for one', async () => {
    const client = { 'cf-connecting-ip': newClient(), accept: 'application/json' }
    await sendExample({ [keyField]: 'x' }, client)
    await sendExample({ [keyField]: 'x' }, client)

    // Each of these pages has a stamp of its own.
    await expectActed(2)
  })
})

describe('what is done once', () => {
  const newKey = () => ({ key: key(), rememberedMs: 60_000 })
  const always = () => true

  it('is tried again after it failed', async () => {
    const one = newKey()
    await expect(onlyOnce(env.DB, one, () => Promise.reject(new Error('lost')), always)).rejects.toThrow(
      'lost',
    )

    expect(await onlyOnce(env.DB, one, async () => 'done', always)).toBe('done')
  })

  it('is answered by the same file where that came of it', async () => {
    const one = newKey()
    const file = (body: string) => ({ kind: 'file', name: 'a.csv', type: 'text/csv', body }) as const
    await onlyOnce(env.DB, one, async () => file('first'), isFinal)

    expect(await onlyOnce(env.DB, one, async () => file('second'), isFinal)).toEqual(file('first'))
  })

  it('is tried again where nothing final came of it', async () => {
    const one = newKey()
    await onlyOnce(
      env.DB,
      one,
      async () => 'refused',
      () => false,
    )

    expect(await onlyOnce(env.DB, one, async () => 'done', always)).toBe('done')
    expect(await onlyOnce(env.DB, one, async () => 'again', always)).toBe('done')
  })

  it('is taken over from an attempt that was cut off', async () => {
    const one = newKey()
    await env.DB.prepare('INSERT INTO form_submissions (id, claimed_at, expires_at) VALUES (?, ?, ?)')
      .bind(one.key, Date.now() - 31_000, Date.now() + 60_000)
      .run()

    expect(await onlyOnce(env.DB, one, async () => 'done', always)).toBe('done')
  })

  it('is done again once it is forgotten', async () => {
    const one = { key: key(), rememberedMs: 0 }
    await onlyOnce(env.DB, one, async () => 'first', always)

    expect(await onlyOnce(env.DB, one, async () => 'second', always)).toBe('second')
  })

  it('is done without a database', async () => {
    await env.DB.prepare('ALTER TABLE form_submissions RENAME TO form_submissions_away').run()

    const outcome = await onlyOnce(env.DB, newKey(), async () => 'done', always)

    await env.DB.prepare('ALTER TABLE form_submissions_away RENAME TO form_submissions').run()
    expect(outcome).toBe('done')
  })
})
