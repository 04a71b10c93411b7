import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { newAccount } from './support/account.ts'
import { newVisitor, partOf, ways } from './support/visitor.ts'

describe.each(ways)('downloading all that we hold of an account, $way', ({ options }) => {
  it('gives its file, and the page stays', async () => {
    const visitor = await newVisitor(options)
    const { page } = visitor
    const account = await newAccount()
    await visitor.comeSignedIn(account)
    await visitor.visit('/account')

    const downloading = page.waitForEvent('download')
    await partOf(visitor, 'data').getByRole('button', { name: 'Gegevens downloaden' }).click()
    const download = await downloading

    expect(download.suggestedFilename()).toMatch(/^schakel-account-[\d-]{10}\.json$/)
    expect(await readFile(await download.path(), 'utf8')).toContain(account.email)
    expect(new URL(page.url()).pathname).toBe('/account')
    if (options.javaScriptEnabled !== false)
      await page.getByText('Het bestand staat tussen uw downloads.').waitFor()
  })
})
