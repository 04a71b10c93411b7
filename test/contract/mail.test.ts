import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { askForReset, confirmedByMail } from '../worker/accounts/support/reader.ts'
import { newAddress, newPassword } from '../worker/accounts/support/visitor.ts'
import { failed, notification, receive } from '../worker/bounces/support/mail.ts'
import { mailsTo, mailTo } from '../worker/support/backend.ts'
import { lane } from '../worker/support/lane.ts'
import { panelToken } from '../worker/support/panel-account.ts'
import { bounce } from './support/bounce.ts'

const { strapiUrl, editor } = lane

/** A mail leaves at once; the machine may be busy. */
const patience = { interval: 100 }

interface Shown {
  id: number
  recipient: string
  label: string
  reason: string | null
  canBeSent: boolean
}

let token = ''
beforeAll(async () => {
  token = await panelToken()
})

/** Asks as the panel does. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Response> {
  return fetch(strapiUrl + path, { method, headers: { authorization: `Bearer ${token}`, ...headers } })
}

async function shown(list: string, recipient: string): Promise<Shown[]> {
  const { data } = await (await ask(`/post/mails?list=${list}`)).json<{ data: { mails: Shown[] } }>()
  return data.mails.filter((mail) => mail.recipient === recipient)
}

async function refusedAddress(address: string): Promise<{ id: number; reason: string } | undefined> {
  const { data } = await (await ask('/post/addresses')).json<{
    data: { id: number; address: string; reason: string }[]
  }>()
  return data.find((one) => one.address === address)
}

/** Has an editor make an account; a mail follows by itself. */
async function makeAccount(email: string): Promise<void> {
  const { roles } = await (await ask('/users-permissions/roles')).json<{
    roles: { id: number; type: string }[]
  }>()
  const role = roles.find(({ type }) => type === 'authenticated')?.id
  const response = await fetch(
    `${strapiUrl}/content-manager/collection-types/plugin::users-permissions.user`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        email,
        username: email.replace('@', '-'),
        password: newPassword(),
        sendActivation: true,
        role: { connect: [{ id: role }] },
      }),
    },
  )
  expect(response.status).toBe(201)
}

describe('an address that is refused', () => {
  it('is shown with its mail, which an editor can send again', async () => {
    const email = `bestaat-niet-${newAddress()}`
    await makeAccount(email)

    await expect.poll(() => shown('dead', email), patience).toHaveLength(1)
    const [mail] = await shown('dead', email)
    expect(mail).toMatchObject({ label: 'Account klaargezet door de redactie', canBeSent: true })
    expect(mail?.reason).toContain('5.1.1')
    expect((await refusedAddress(email))?.reason).toContain('5.1.1')

    expect((await ask(`/post/mails/${mail?.id}/again`, 'POST')).status).toBe(204)
    await expect.poll(async () => (await shown('dead', email))[0]?.reason, patience).toContain('5.1.1')
    expect(await mailsTo(email)).toEqual([])
  })
})

describe('news of a mail that came back', () => {
  it('sets it aside, and keeps others from its address until it proves itself', async () => {
    const reader = await confirmedByMail()
    const { sender } = await mailTo(reader.email)
    expect(sender).toMatch(/^b\+\d+\.[0-9a-f]{20}@bounce\.schakel\.example$/)

    expect(await bounce(sender, '5.1.1')).toBe(204)
    expect(await bounce(sender, '5.1.1')).toBe(204)
    expect((await shown('dead', reader.email))[0]).toMatchObject({
      reason: 'bounced: 5.1.1',
      canBeSent: false,
    })
    expect(await refusedAddress(reader.email)).toBeDefined()

    // A reset proves the mailbox, so it goes; the news of the change finds the address in good standing again.
    const path = await askForReset(reader)
    const after = (await mailsTo(reader.email)).length
    const password = newPassword()
    await reader.visitor.send(path, 'reset', { password, passwordConfirmation: password })
    expect((await mailTo(reader.email, { after })).subject).toBe('Uw wachtwoord is gewijzigd')
    expect(await refusedAddress(reader.email)).toBeUndefined()
  })

  it('comes by the mail that the worker receives, too', async () => {
    const { email } = await confirmedByMail()
    const { sender } = await mailTo(email)

    expect(await receive(sender, notification(failed))).toBeNull()

    expect((await shown('dead', email))[0]?.reason).toBe('bounced: 5.1.1')
  })

  it('counts for little where the mailbox is only full', async () => {
    const reader = await confirmedByMail()

    expect(await bounce((await mailTo(reader.email)).sender, '5.2.2')).toBe(204)

    expect(await refusedAddress(reader.email)).toBeUndefined()
  })

  it('is refused unsigned, late, or about an address that was made up', async () => {
    const { sender } = await mailTo((await confirmedByMail()).email)

    expect(await bounce(sender, '5.1.1', { secret: env.HOOK_SECRET })).toBe(401)
    expect(await bounce(sender, '5.1.1', { at: Date.now() - 400_000 })).toBe(401)
    expect(
      await bounce(
        sender.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
        '5.1.1',
      ),
    ).toBe(400)
    expect(await bounce(sender, 'none')).toBe(400)
  })
})

describe("the editors' view of the post", () => {
  it.each([
    '/post/mails?list=sent',
    '/post/addresses',
    '/post/templates',
    '/post/templates/reset?language=nl',
  ])('is for editors alone: %s', async (path) => {
    const asWorker = await ask(path, 'GET', { authorization: `Bearer ${env.CMS_TOKEN}` })

    expect([(await fetch(strapiUrl + path)).status, asWorker.status]).toEqual([401, 401])
    expect((await ask(path)).status).toBe(200)
  })

  it('sends nothing again that has arrived', async () => {
    const { email } = await confirmedByMail()
    const [sent] = await shown('sent', email)

    expect((await ask(`/post/mails/${sent?.id}/again`, 'POST')).status).toBe(404)
  })
})

it('a password of an editor is mailed by the outbox as well', async () => {
  await fetch(`${strapiUrl}/admin/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: editor.email }),
  })

  // What readers send to the newsroom arrives in the same mailbox.
  await expect
    .poll(async () => (await mailsTo(editor.email)).map(({ text }) => text).join())
    .toContain('/admin/auth/reset-password?code=')
  expect(await shown('sent', editor.email)).not.toEqual([])
})
