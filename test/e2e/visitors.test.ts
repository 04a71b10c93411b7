import { createHmac } from 'node:crypto'
import type { APIResponse, BrowserContext } from 'playwright-core'
import { expect, it } from 'vitest'
import { newReader } from './support/reader.ts'
import { product } from './support/this-product.ts'

const { secrets, siteUrl, strapiUrl } = product

it('gives others nothing that was made for somebody who is signed in', async () => {
  // Nobody has asked for it before.
  const address = `/zoeken?q=karton${Date.now()}`
  const signedIn = await newReader()
  await signedIn.addCookies([
    { name: 'strapi_jwt', value: await tokenOfReader(), url: siteUrl, httpOnly: true, sameSite: 'Lax' },
  ])
  const anonymous = await newReader()

  const own = await ask(signedIn, address)
  const first = await ask(anonymous, address)
  await expect.poll(async () => (await fetch(`${siteUrl}${address}`)).headers.get('x-cache')).toBe('hit')
  const ownAgain = await ask(signedIn, address)
  const second = await ask(anonymous, address)

  for (const response of [own, ownAgain]) {
    expect(response.headers()['cache-control']).toBe('private, no-store')
    expect(await response.text()).toContain('"user":null')
  }
  expect(first.headers()['x-cache']).toBe('miss')
  for (const response of [first, second]) expect(await response.text()).not.toContain('"user":')
  expect(second.headers()['x-cache']).toBe('hit')
  expect(await tokensOf(signedIn)).toEqual(['strapi_jwt'])
})

it('takes a forged token away and serves its bearer as anyone', async () => {
  const context = await newReader()
  await context.addCookies([{ name: 'strapi_jwt', value: `${tokenOf(42)}x`, url: siteUrl, httpOnly: true }])

  const response = await ask(context, '/ecommerce')

  expect(response.status()).toBe(200)
  expect(await tokensOf(context)).toEqual([])
})

/** Asks for a page with the cookies of a browser profile, which keeps those of the answer. */
function ask({ request }: BrowserContext, address: string): Promise<APIResponse> {
  return request.get(address, { headers: { accept: 'text/html' } })
}

/** The token that Strapi gives a reader of the sample content. */
async function tokenOfReader(): Promise<string> {
  const response = await fetch(`${strapiUrl}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'lezer@schakel.example', password: 'schakel-demo-2026' }),
  })
  const { jwt }: { jwt: string } = await response.json()
  return jwt
}

/** A token as Strapi signs it. */
function tokenOf(id: number): string {
  const now = Math.floor(Date.now() / 1000)
  const text = [
    { alg: 'HS256', typ: 'JWT' },
    { id, iat: now - 60, exp: now + 3600 },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = createHmac('sha256', secrets.JWT_SECRET ?? '')
    .update(text)
    .digest('base64url')
  return `${text}.${signature}`
}

/** Names of the cookies that the worker gave; that of the visit is made by the page. */
async function tokensOf(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'session')
}
