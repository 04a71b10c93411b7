import { afterEach, describe, expect, it } from 'vitest'
import { registered } from '../accounts/support/reader.ts'
import { backendIsDown, backendIsWell, callsOfBackend, mailTo } from '../support/backend.ts'
import { failed, notification, receive } from './support/mail.ts'

afterEach(backendIsWell)

const reports = async () => (await callsOfBackend()).filter(({ path }) => path.includes('/mail-bounces'))

describe('a mail that comes back', () => {
  it('is reported to the backend, which knows whose it was', async () => {
    const { email } = await registered()
    const { sender } = await mailTo(email)
    await backendIsWell()

    // Longer than what is read of it.
    expect(await receive(sender, notification(failed, 'x'.repeat(400_000)))).toBeNull()

    expect(await reports()).toMatchObject([{ method: 'POST' }])
  })

  it('stays with the server that sent it while the backend is away', async () => {
    await backendIsDown()

    await expect(receive('b+1.0123456789abcdef0123@bounce.example', notification(failed))).rejects.toThrow()
  })

  it('is dropped where its address is none of ours', async () => {
    await backendIsWell()

    expect(await receive('b+1.0123456789abcdef0123@bounce.example', notification(failed))).toBeNull()

    expect(await reports()).toHaveLength(1)
  })

  it('is refused where no secret is configured', async () => {
    expect(await receive('info@bounce.example', notification(failed), '')).toBe('No mail is received here')
  })
})

describe('other mail to that domain', () => {
  it.each([
    ['a report of a delay', notification(['Action: delayed', 'Status: 4.4.1'])],
    ['a report of success', notification(['Action: delivered', 'Status: 2.0.0'])],
    ['a failure without a status', notification(['Action: failed', 'Status: soon'])],
    [
      'an automatic reply',
      'Subject: Afwezig\r\nAuto-Submitted: auto-replied\r\n\r\nAction: failed\r\nStatus: 5.1.1',
    ],
    ['nothing', ''],
    ['no mail at all', '\u0000\r\n--\r\n'.repeat(2000)],
  ])('is dropped: %s', async (_, text) => {
    await backendIsWell()

    expect(await receive('b+1.0123456789abcdef0123@bounce.example', text)).toBeNull()

    expect(await reports()).toEqual([])
  })
})
