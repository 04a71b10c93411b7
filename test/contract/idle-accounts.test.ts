import { beforeAll, expect, it } from 'vitest'
import { afterJob, inBackend, mailAbout, mailsTo, runJob } from '../worker/support/backend.ts'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { makeEmployer } from './support/employer.ts'
import { signInMember } from './support/member.ts'

const password = 'een-wachtwoord-van-niemand-7'
const warning = 'Wilt u uw account houden?'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
/** Warned in time, and due. */
const overdue = () => ({ seenAt: daysAgo(731), idleWarnedAt: daysAgo(31) })

let editor: Editor
beforeAll(async () => {
  editor = await signInEditor()
})

/** Makes an account. @returns Its address. */
async function account(name: string): Promise<string> {
  const email = `${name}-${crypto.randomUUID()}@lang-weg.example`
  await editor.makeUser({ email, username: email, password, confirmed: true })
  return email
}

it('warns of an account that was not used for 23 months, once, and a sign-in takes that back', async () => {
  const email = await account('gewaarschuwd')
  await editor.changeUser(email, { seenAt: daysAgo(701) })

  await runJob('deleteWhatIsOld')
  const mail = await mailAbout(email, warning)

  expect(mail.text).toContain('/account')
  const me = await signInMember(email, password)
  expect((await me('GET', '/users/me')).status).toBe(200)
  const { account: stored } = await (await me('GET', '/users/me/export')).json<{
    account: { seenAt: string; idleWarnedAt: string | null }
  }>()
  expect(Date.parse(stored.seenAt)).toBeGreaterThan(Date.now() - 3_600_000)
  expect(stored.idleWarnedAt).toBeNull()
  expect((await mailsTo(email)).filter(({ subject }) => subject === warning)).toHaveLength(1)
  await editor.removeUser(email)
})

it('deletes it a month after the warning, unless something depends on it', async () => {
  const reader = await account('met-nieuwsbrief')
  await (await signInMember(reader, password))('PUT', '/users/me/newsletters', { lists: ['weekly'] })
  const subscriber = await account('met-cadeau')
  const blocked = await account('geblokkeerd')
  const owner = await account('enige-eigenaar')
  const { admit, remove } = await makeEmployer(editor)
  const membership = await admit(await signInMember(owner, password), 'owner')
  const kept = [reader, subscriber, blocked, owner]
  await editor.changeUser(subscriber, { ...overdue(), tier: 'subscriber' })
  await editor.changeUser(blocked, { ...overdue(), blocked: true })
  for (const email of [reader, owner]) await editor.changeUser(email, overdue())
  const unwarned = await account('niet-gewaarschuwd')
  await editor.changeUser(unwarned, { seenAt: daysAgo(800) })
  // Accounts are looked at in the order in which they were made: when the last one is gone, the others have been.
  const idle = await account('vergeten')
  await editor.changeUser(idle, overdue())

  await runJob('deleteWhatIsOld')
  await mailAbout(idle, 'Uw account is verwijderd')

  await expect(editor.removeUser(idle)).rejects.toThrow('No account')
  // It gets its month, however long nobody was there.
  await mailAbout(unwarned, warning)
  await editor.removeUser(unwarned)
  for (const email of kept) {
    const mails = await mailsTo(email)
    expect(mails.filter(({ subject }) => subject === 'Uw account is verwijderd')).toEqual([])
  }
  // Without its company the job would come first.
  await editor.changeUser(owner, { seenAt: new Date().toISOString() })
  await editor.remove('membership', membership)
  await remove()
  for (const email of kept) await editor.removeUser(email)
})

it('deletes one whose newsletters reach nobody any more', async () => {
  const email = await account('geweigerd')
  await (await signInMember(email, password))('PUT', '/users/me/newsletters', { lists: ['weekly'] })
  await inBackend(
    "INSERT INTO mail_suppressions (address, reason, created_at) VALUES (?1, 'bounced: 5.2.2', ?2)",
    email,
    Date.now(),
  )
  await editor.changeUser(email, overdue())

  await expect
    .poll(
      afterJob('deleteWhatIsOld', () => inBackend('SELECT id FROM up_users WHERE email = ?1', email)),
      { timeout: 30_000 },
    )
    .toEqual([])
})
