import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { product } from '../support/this-product.ts'
import { newAccount } from './support/account.ts'
import { newVisitor, partOf, patience, type Visitor, ways } from './support/visitor.ts'

const pdf = {
  name: '../Lotte <b>Lezer</b>.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${' '.repeat(200_000)}\n%%EOF\n`),
}
const shown = /^CV Wout Vries-\S+ \d{4}-\d\d-\d\d\.pdf$/

describe.each(ways)('a CV, $way', ({ way, options }) => {
  const hasScript = way === 'with script'

  it('is uploaded, downloaded, replaced and deleted', async () => {
    const visitor = await signedIn(options)
    const part = partOf(visitor, 'cv')
    await part.getByText('U bewaarde nog geen cv.').waitFor()

    await choose(visitor, hasScript, 'Bewaren')
    await part.getByText(shown).waitFor(patience)
    await part.getByText('201 kB').waitFor()
    await part.getByText('Niet op virussen gecontroleerd').waitFor()

    const downloading = visitor.page.waitForEvent('download')
    await part.getByRole('link', { name: 'Downloaden' }).click()
    expect((await downloading).suggestedFilename()).toMatch(shown)

    const before = await part.getByRole('link', { name: 'Downloaden' }).getAttribute('href')
    await choose(visitor, hasScript, 'Vervangen')
    await expect
      .poll(() => part.getByRole('link', { name: 'Downloaden' }).getAttribute('href'), patience)
      .not.toBe(before)

    await part.getByRole('button', { name: 'Verwijderen' }).click()
    await part.getByText('U bewaarde nog geen cv.').waitFor(patience)
    await visitor.visit('/account')
    await part.getByText('U bewaarde nog geen cv.').waitFor()
  })

  it('is refused with a reason where it is something else', async () => {
    const visitor = await signedIn(options)
    const part = partOf(visitor, 'cv')

    // Its name and its type say PDF: only the worker can tell.
    await choose(visitor, hasScript, 'Bewaren', { ...pdf, buffer: Buffer.from('<!doctype html>') })

    await part
      .getByRole('alert')
      .getByText('Kies een bestand van het type PDF, DOCX of DOC.')
      .waitFor(patience)
    await part.getByText('U bewaarde nog geen cv.').waitFor()
  })

  it('is refused with a reason where it is too large', async () => {
    const visitor = await signedIn(options)
    const part = partOf(visitor, 'cv')

    await choose(visitor, hasScript, 'Bewaren', await tooLarge())

    await part.getByRole('alert').getByText('Dit bestand is groter dan 10 MB.').waitFor(patience)
  })
})

describe('an upload', () => {
  it('can be canceled, and leaves what was there', async () => {
    const visitor = await signedIn()
    const part = partOf(visitor, 'cv')
    // The request hangs until it is given up.
    await visitor.page.route('**/api/files/cv', () => {})

    await choose(visitor, true, 'Bewaren')
    await part.getByRole('progressbar').waitFor()
    await part.getByRole('button', { name: 'Annuleren' }).click()

    await part.getByText('U bewaarde nog geen cv.').waitFor()
    expect(await part.getByRole('alert').count()).toBe(0)
  })

  it('leaves nothing when its connection is cut half-way', async () => {
    const visitor = await signedIn()
    const part = partOf(visitor, 'cv')
    await choose(visitor, true, 'Bewaren')
    const link = part.getByRole('link', { name: 'Downloaden' })
    const before = await link.getAttribute('href')

    await cutUpload(visitor, 5_000_000, 1_000_000)

    await visitor.visit('/account')
    expect(await link.getAttribute('href')).toBe(before)
  })
})

async function signedIn(options: Parameters<typeof newVisitor>[0] = {}): Promise<Visitor> {
  const account = await newAccount()
  const visitor = await newVisitor({
    ...options,
    // To the browser a refused file is a failed request.
    allowed: [/Failed to load resource/, /answered 422: /],
  })
  await visitor.comeSignedIn(account)
  await visitor.visit('/account')
  return visitor
}

/** A file on the disk: what a test holds goes to the browser as text, with every byte of it. */
async function tooLarge(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cv-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'cv.pdf')
  await writeFile(path, Buffer.alloc(11 * 1024 * 1024, '%PDF-1.7 '))
  return path
}

async function choose(
  visitor: Visitor,
  hasScript: boolean,
  button: string,
  file: typeof pdf | string = pdf,
): Promise<void> {
  const part = partOf(visitor, 'cv')
  await part.locator('input[type=file]').setInputFiles(file)
  if (!hasScript) await visitor.send(button, part)
}

/** Announces so many bytes, sends some of them, and hangs up. */
async function cutUpload({ context }: Visitor, announced: number, sent: number): Promise<void> {
  const { hostname, port, origin } = new URL(product.siteUrl)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const head = [
    'PUT /api/files/cv HTTP/1.1',
    `Host: ${hostname}:${port}`,
    `Origin: ${origin}`,
    `Cookie: ${cookie}`,
    `Content-Length: ${announced}`,
  ]
  const socket = connect({ host: hostname, port: Number(port) })
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(sent, 32)]), () => resolve())
  })
  socket.destroy()
}
