import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { configOf } from '../../../worker/env.ts'
import { scanWaiting } from '../../../worker/files/scan-file.ts'
import { signatureOf } from '../../../worker/signature.ts'
import { lane } from '../support/lane.ts'
import { demoEmployer, signIn } from '../support/sign-in.ts'
import { fileSite, leftOver, summaryIn } from './support/file-site.ts'
import { bytesOf, joined, madePdf } from './support/made-files.ts'
import { scannedFiles, scannerListens } from './support/scanner.ts'

/** What every scanner takes for a virus, and is none. */
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

const site = fileSite({ FILE_SCANNER: 'on' })
const infected = joined([madePdf(400).subarray(0, 100), bytesOf(eicar), madePdf(400).subarray(100)])

afterEach(async () => {
  await scannerListens(true)
  const { objects } = await env.PRIVATE_FILES.list()
  if (objects.length > 0) await env.PRIVATE_FILES.delete(objects.map(({ key }) => key))
  await env.DB.prepare('DELETE FROM private_files').run()
})

async function download(id: string, cookie: string, accept = '*/*'): Promise<Response> {
  return site.ask(`/api/files/${id}`, { headers: { cookie, accept } })
}

describe('a file, where there is a scanner', () => {
  it('is handed out once it was looked at', async () => {
    const cookie = await signIn()
    const before = await scannedFiles()

    const { id, check } = await summaryIn(await site.put(cookie, madePdf(2_000_000)))
    const response = await download(id, cookie)

    expect(check).toBe('clean')
    expect(await scannedFiles()).toBe(before + 1)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-schakel-scan')).toBe('clean')
  })

  it('is deleted where something is found in it, and its reader is told', async () => {
    const cookie = await signIn()

    const { id, check } = await summaryIn(await site.put(cookie, infected))
    const page = await (await site.ask('/account', { headers: { cookie } })).text()

    expect(check).toBe('infected')
    expect((await download(id, cookie)).status).toBe(410)
    expect(await leftOver()).toEqual({ objects: [], states: ['refused'] })
    expect(page).toContain('Er is een virus gevonden.')
    expect(page).not.toContain(`href="/api/files/${id}"`)
  })

  it('is refused by the form of a page without script', async () => {
    const response = await site.send(await signIn(), 'cv', new File([infected], 'cv.pdf'))

    expect(response.status).toBe(422)
    expect(await response.text()).toContain('In dit bestand is een virus gevonden.')
  })

  it('stays in quarantine while the scanner is away, says so, and is scanned later', async () => {
    const cookie = await signIn()
    await scannerListens(false)

    const { id, check } = await summaryIn(await site.put(cookie, madePdf()))
    const meanwhile = await download(id, cookie, 'text/html')

    expect(check).toBe('waiting')
    expect(meanwhile.status).toBe(409)
    expect(meanwhile.headers.get('retry-after')).toBe('30')
    expect(await meanwhile.text()).toContain('nog op virussen gecontroleerd')
    await expect(scanWaiting(env, configOf(env))).rejects.toThrow('503')
    expect(await leftOver()).toEqual({ objects: [id], states: ['quarantined'] })

    await scannerListens(true)
    await scanWaiting(env, configOf(env))

    expect((await download(id, cookie)).status).toBe(200)
  })

  it('is nobody else’s, whatever its state', async () => {
    const { id } = await summaryIn(await site.put(await signIn(), madePdf()))

    expect((await download(id, await signIn(demoEmployer))).status).toBe(404)
  })
})

describe('the backend', () => {
  const address = `${lane.strapiUrl}/api/files/scan`
  const bytes = madePdf()

  async function ask(
    changes: { secret?: string; sha256?: string; ageSeconds?: number; message?: string } = {},
  ) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const sha256 = changes.sha256 ?? [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const message =
      changes.message ?? JSON.stringify({ scan: { id: 'a'.repeat(32), bytes: bytes.length, sha256 } })
    const timestamp = String(Math.floor(Date.now() / 1000) - (changes.ageSeconds ?? 0))
    const signature = await signatureOf(`${timestamp}.${message}`, changes.secret ?? env.HOOK_SECRET)
    return fetch(address, {
      method: 'POST',
      body: bytes,
      headers: {
        'content-type': 'application/octet-stream',
        'x-schakel-message': message,
        'x-schakel-timestamp': timestamp,
        'x-schakel-signature': `sha256=${signature}`,
      },
    })
  }

  it('scans what the worker signed', async () => {
    const response = await ask()

    expect([response.status, await response.json()]).toEqual([
      200,
      { data: { id: 'a'.repeat(32), verdict: 'clean' } },
    ])
  })

  it.each([
    ['another secret', { secret: 'x'.repeat(40) }, 403],
    ['an old message', { ageSeconds: 400 }, 403],
    ['a message of another kind', { message: JSON.stringify({ id: 'one', event: 'publish' }) }, 403],
    ['other bytes than it speaks of', { sha256: '0'.repeat(64) }, 503],
  ])('refuses %s', async (_, changes, status) => {
    const response = await ask(changes)
    await response.body?.cancel()

    expect(response.status).toBe(status)
  })

  it('refuses who signs nothing', async () => {
    const response = await fetch(address, { method: 'POST', body: bytes })
    await response.body?.cancel()

    expect(response.status).toBe(403)
  })
})
