import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../backend/free-port.ts'
import { openTurnstileServer, type TurnstileServer } from '../backend/turnstile-server.ts'
import { hydrated, newReader } from './support/reader.ts'
import { startSite } from './support/run-product.ts'
import { sendWhenOldEnough } from './support/send-when-old-enough.ts'
import { product } from './support/this-product.ts'

let turnstile: TurnstileServer
let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  turnstile = await openTurnstileServer(await freePort())
  const { url, siteKey, secret } = turnstile
  site = await startSite({
    port: await freePort(),
    cmsUrl: product.gatewayUrl,
    secrets: {
      ...product.secrets,
      TURNSTILE_URL: url,
      TURNSTILE_SITE_KEY: siteKey,
      TURNSTILE_SECRET: secret,
    },
  })
})
afterAll(async () => {
  await site.stop()
  await turnstile.stop()
})

it('is fetched once somebody touches a form, and gives each attempt a proof of its own', async () => {
  const context = await newReader({ baseURL: site.url, allowed: [new RegExp(turnstile.url), /\b422\b/] })
  const page = await context.newPage()
  await page.goto('/contact')
  await hydrated(page)
  const frame = page.locator('.human-check iframe')
  expect(await frame.count()).toBe(0)

  await page.getByLabel('Onderwerp').fill('Over de feed')
  await page.frameLocator('.human-check iframe').getByText('Turnstile nl auto').waitFor()
  await page.getByLabel('Bericht', { exact: true }).fill('Getypt, en niet weg.')
  await page.getByLabel('Naam').fill('Noor')
  await page.getByLabel('E-mailadres').fill(`noor-${crypto.randomUUID()}@bedrijf.example`)
  await page.getByLabel('Afdeling').selectOption('technical')
  await sendWhenOldEnough(
    page.getByRole('button', { name: 'Bericht versturen' }),
    page.getByText('Doorgaans antwoorden we binnen twee werkdagen'),
  )

  expect(turnstile.breaches).toEqual([])
  expect(turnstile.asked()).toBe(1)
})
