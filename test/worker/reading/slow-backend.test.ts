import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import { createApp } from '../../../worker/app.ts'
import { entries } from '../../../worker/cache/entries.ts'
import { backendDoes, backendIsDown, backendIsWell } from '../support/backend.ts'
import { articleRow, changeInReplica } from '../support/replica.ts'
import { siteUrl } from '../support/visit.ts'

afterEach(backendIsWell)

/** Sends one request to a site with a short hedging delay. */
async function ask(path: string, pageCache: 'on' | 'off' = 'on') {
  const context = createExecutionContext()
  const impatient = { ...env, PAGE_CACHE: pageCache, CMS_HEDGE_MS: '50' }
  const response = await createApp().fetch(new Request(`${siteUrl}${path}`), impatient, context)
  const text = await response.text()
  return { response, text, behind: waitOnExecutionContext(context) }
}

/** Whether the cached page was made while a fallback answered for the backend. */
async function isTransient(path: string): Promise<boolean | undefined> {
  return (await entries.get(`page/test-build/anonymous-3${path}`))?.isTransient
}

it('uses the replica while the backend takes two seconds, and then the backend’s answer revalidates the cache entry', async () => {
  const { slug, title } = await articleRow(210)
  const here = 'Uit de replica: 210'
  const putBack = await changeInReplica('content', slug, { title: here })
  await backendDoes([{ holding: '/', behaviour: { does: 'delay', ms: 2000 } }])

  const first = await ask(`/news/210/${slug}`, 'off')

  // If it had waited for the backend, the title would be the backend's.
  expect(first.text).toContain(here)
  expect(first.response.status).toBe(200)
  await first.behind
  await backendIsDown()
  expect((await ask(`/news/210/${slug}`, 'off')).text).toContain(title)
  await putBack()
})

it('waits for documents that the replica lacks, since they may be new', async () => {
  const { slug, title } = await articleRow(211)
  await env.DB.prepare(`DELETE FROM documents WHERE type = 'content' AND number = 211`).run()
  await backendDoes([{ holding: '[number]', behaviour: { does: 'delay', ms: 300 } }])

  const { response, text, behind } = await ask(`/news/211/${slug}`)

  expect(response.status).toBe(200)
  expect(text).toContain(title)
  await behind
})

it('answers 404 for a document that neither has', async () => {
  await backendDoes([{ holding: '[number]', behaviour: { does: 'delay', ms: 300 } }])

  const { response, behind } = await ask('/news/999998/nergens')

  expect(response.status).toBe(404)
  await behind
  expect(await isTransient('/news/999998/nergens')).toBe(false)
})

it('caches the fallback for a down backend briefly', async () => {
  const { slug } = await articleRow(212)
  await backendIsDown()

  const { response, behind } = await ask(`/news/212/${slug}`)

  expect(response.status).toBe(200)
  await behind
  expect(await isTransient(`/news/212/${slug}`)).toBe(true)
})
