import { describe, expect, it } from 'vitest'
import { partOf } from '../e2e/accounts/support/visitor.ts'
import { newLiveReader, opensAccount } from './support/live-reader.ts'

const pdf = { name: 'Lotte Lezer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 lezer') }

describe('a CV', () => {
  it('is kept, found again, downloaded, replaced and taken away', async () => {
    const reader = await newLiveReader()
    const part = partOf(reader, 'cv')
    await opensAccount(reader)
    await part.getByText('U bewaarde nog geen cv').waitFor()
    await part.getByText('voegt u het bestand zelf toe').waitFor()

    await part.locator('input[type=file]').setInputFiles(pdf)
    await part.getByText(pdf.name, { exact: true }).waitFor()
    await reader.visit('/account')
    await part.getByText(pdf.name, { exact: true }).waitFor()

    const downloading = reader.page.waitForEvent('download')
    await part.getByRole('button', { name: 'Downloaden' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(pdf.name)

    await part.locator('input[type=file]').setInputFiles({ ...pdf, name: 'Nieuw.pdf' })
    await part.getByText('Nieuw.pdf', { exact: true }).waitFor()
    expect(await part.getByText(pdf.name).count()).toBe(0)

    await part.getByRole('button', { name: 'Verwijderen' }).click()
    await part.getByText('U bewaarde nog geen cv').waitFor()
    await reader.page.getByRole('status').getByText('Uw cv is verwijderd.').waitFor()
    expect(await reader.page.evaluate('document.activeElement.id')).toBe('cv')
    await reader.visit('/account')
    await part.getByText('U bewaarde nog geen cv').waitFor()
  })

  it.each([
    { name: 'foto.png', mimeType: 'image/png', bytes: 10, says: 'Kies een bestand van het type PDF of DOCX' },
    { name: 'leeg.pdf', mimeType: 'application/pdf', bytes: 0, says: 'Dit bestand is leeg' },
    { name: 'groot.pdf', mimeType: 'application/pdf', bytes: 5 * 1024 * 1024 + 1, says: 'groter dan 5 MB' },
  ])('is refused with a reason: $name', async ({ name, mimeType, bytes, says }) => {
    const reader = await newLiveReader()
    const part = partOf(reader, 'cv')
    await opensAccount(reader)
    await part.getByText('U bewaarde nog geen cv').waitFor()

    await part.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.alloc(bytes) })

    await part.getByRole('alert').getByText(says).waitFor()
    expect(await part.getByText(name).count()).toBe(0)
  })
})
