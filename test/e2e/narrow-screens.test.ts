import { expect, it } from 'vitest'
import { newVisitor } from './accounts/support/visitor.ts'
import { nothing, outOfSight } from './support/out-of-sight.ts'
import { open } from './support/reader.ts'

const widths = [320, 360, 720, 1024]

// Pages that everybody can open are looked at in every-page.test.ts.
it.each(['nl', 'de'])(
  'the pages of a signed-in reader fit a screen of 320 pixels, and twice the zoom, in %s',
  async (locale) => {
    const visitor = await newVisitor()
    await visitor.comeSignedIn({ email: 'lezer@schakel.example', password: 'schakel-demo-2026' })
    const prefix = locale === 'nl' ? '' : `/${locale}`

    for (const address of [`${prefix}/account`, `${prefix}/inschrijvingen`]) {
      await visitor.visit(address)
      for (const width of widths) {
        await visitor.page.setViewportSize({ width, height: 700 })
        expect({ address, width, ...(await outOfSight(visitor.page)) }).toEqual({
          address,
          width,
          ...nothing,
        })
      }
    }
  },
)

it('the pages that one signs in by fit a phone with text at twice the size', async () => {
  // A browser never forgets the size of a page's text.
  const page = await open('/offline', { viewport: { width: 360, height: 740 }, isNew: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const addresses = [
    '/inloggen',
    '/registreren',
    '/de/registreren',
    '/wachtwoord-reset?code=een-code',
    '/account-activeren',
  ]

  for (const address of addresses) {
    await page.goto(address)

    expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('32px')
    expect({ address, ...(await outOfSight(page)) }).toEqual({ address, ...nothing })
  }
})
