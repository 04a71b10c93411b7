import { beforeAll, describe, expect, it } from 'vitest'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { lane } from '../worker/support/lane.ts'

const { strapiUrl } = lane

/** The constant duration of a registration's answer, minus the inaccuracy of timers. */
const answerMs = 590

const known = { confirmed: true, blocked: false, password: 'kraan-op-de-kade-2026' }

/** One account of each kind; `unknown` has none. */
const people = {
  unknown: newEmail(),
  confirmed: newEmail(),
  unconfirmed: newEmail(),
  blocked: newEmail(),
  elsewhere: newEmail(),
}
const kinds = Object.entries(people)

beforeAll(async () => {
  const editor = await signInEditor()
  await make(editor, people.confirmed, {})
  await make(editor, people.unconfirmed, { confirmed: false })
  await make(editor, people.blocked, { blocked: true })
  await make(editor, people.elsewhere, { provider: 'oidc' })
})

async function make(editor: Editor, email: string, fields: Record<string, unknown>): Promise<void> {
  await editor.makeUser({ ...known, provider: 'local', email, username: email.replace('@', '-'), ...fields })
}

/** The backend's answer, without the submitted address. */
async function ask(path: string, email: string, body: Record<string, unknown>) {
  const startedAt = Date.now()
  const response = await fetch(`${strapiUrl}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, text: text.replaceAll(email, ''), tookMs: Date.now() - startedAt }
}

describe.each(kinds)('for an address that is %s', (_, email) => {
  it('a sign-in with a wrong password reveals nothing', async () => {
    const { status, text } = await ask('local', email, { identifier: email, password: 'niet-dit-woord' })

    expect(status).toBe(400)
    expect(JSON.parse(text)).toMatchObject({ error: { message: 'Invalid identifier or password' } })
  })

  it.each(['forgot-password', 'send-email-confirmation'])('%s reveals nothing', async (path) => {
    const answer = await ask(path, email, { email })
    const stranger = newEmail()

    const other = await ask(path, stranger, { email: stranger })

    expect(answer.status).toBe(200)
    expect({ ...answer, tookMs: 0 }).toEqual({ ...other, tookMs: 0 })
  })

  it('a registration answers like any other, and never sooner', async () => {
    const newcomer = { username: 'wout-vries', firstName: 'Wout', password: 'kraan-aan-de-kade-2026' }
    const stranger = newEmail()

    const answer = await ask('local/register', email, { ...newcomer, email })
    const other = await ask('local/register', stranger, { ...newcomer, email: stranger })

    expect(answer.status).toBe(200)
    expect(answer.text).toBe(other.text)
    expect(Math.min(answer.tookMs, other.tookMs)).toBeGreaterThanOrEqual(answerMs)
  })
})

function newEmail(): string {
  return `lezer-${crypto.randomUUID().slice(0, 8)}@proef.example`
}
