import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import { createApp } from '../../../worker/app.ts'
import { configOf } from '../../../worker/env.ts'
import { sendRedirectHits } from '../../../worker/replica/send-redirect-hits.ts'
import { backendIsWell, callsOfBackend } from '../support/backend.ts'
import { newClient } from '../support/sign-in.ts'
import { siteUrl } from '../support/visit.ts'

afterEach(backendIsWell)

it.each([
  ['a page', 'GET', '/news/217/iets', null],
  ['a picture', 'GET', '/media/only-here.webp', null],
  [
    'a sign-in',
    'POST',
    '/inloggen',
    {
      form: 'sign-in',
      identifier: 'nobody@example.com',
      email: 'nobody@example.com',
      password: 'Nergens-thuis-1',
    },
  ],
  ['a visit to a provider', 'GET', '/api/connect/oidc', null],
])('%s reaches a backend behind Cloudflare Access with the service token', async (_, method, path, body) => {
  await backendIsWell()

  await ask(path, method, body, { CF_ACCESS_CLIENT_ID: 'id.access', CF_ACCESS_CLIENT_SECRET: 'its-secret' })

  const calls = await callsOfBackend()
  expect(calls).not.toEqual([])
  for (const { access } of calls) expect(access).toEqual(['id.access', 'its-secret'])
})

it('the counts of redirects reach it too', async () => {
  await backendIsWell()
  await env.DB.prepare(`INSERT INTO redirect_hits (path, batch, hits) VALUES ('/oud', '', 1)`).run()
  const configured = { ...env, CF_ACCESS_CLIENT_ID: 'id.access', CF_ACCESS_CLIENT_SECRET: 'its-secret' }

  await sendRedirectHits(env.DB, configOf(configured))

  expect((await callsOfBackend()).map(({ access }) => access)).toEqual([['id.access', 'its-secret']])
})

it('an open backend gets no token', async () => {
  await backendIsWell()

  await ask('/media/not-here-either.webp', 'GET', null, {})

  expect((await callsOfBackend()).map(({ access }) => access)).toEqual([[null, null]])
})

async function ask(
  path: string,
  method: string,
  fields: Record<string, string> | null,
  more: Record<string, string>,
): Promise<void> {
  const context = createExecutionContext()
  const configured = { ...env, PAGE_CACHE: 'off', SIGN_IN_PROVIDERS: 'oidc', ...more }
  const headers = { origin: siteUrl, 'cf-connecting-ip': newClient() }
  const request = new Request(`${siteUrl}${path}`, {
    method,
    redirect: 'manual',
    headers,
    body: fields && new URLSearchParams(fields),
  })
  const response = await createApp().fetch(request, configured, context)
  await response.arrayBuffer()
  await waitOnExecutionContext(context)
}
