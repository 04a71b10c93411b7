import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PromptName, prompts } from '../../client/content/prompt.ts'
import { browserStorage } from '../../cms/src/privacy/browser-storage.ts'
import { createApp } from '../../worker/app.ts'
import { tell } from '../worker/support/hook.ts'
import { addressOfArticle } from '../worker/support/open-pages.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { siteUrl } from '../worker/support/visit.ts'
import type { Member } from './support/member.ts'

const setting = '/content-manager/single-types/api::prompt.prompt'

let panel: Member
let article: string
beforeAll(async () => {
  panel = await signInPanel()
  article = await addressOfArticle(102)
})
afterAll(async () => {
  await panel('DELETE', setting)
  await env.EDGE_KV.delete('prompts')
})

/** Saves the setting in the panel; the site hears of it as it does of every change. */
async function switchTo(switches: Record<PromptName, boolean>): Promise<void> {
  expect((await panel('PUT', setting, switches)).status).toBe(200)
  expect((await tell({ type: 'prompt', locale: null })).status).toBe(204)
}

const app = createApp()

/** Without the cache, in which pages are for some minutes as they were. */
async function textAt(path: string): Promise<string> {
  const response = await app.fetch(
    new Request(`${siteUrl}${path}`),
    { ...env, PAGE_CACHE: 'off' },
    createExecutionContext(),
  )
  return response.text()
}

async function shown(): Promise<Record<'newsletter' | 'alerts', boolean>> {
  const [news, jobs] = await Promise.all([article, '/jobs'].map(textAt))
  return {
    newsletter: news?.includes('id="newsletter-band"') ?? false,
    alerts: jobs?.includes('class="alert-box ') ?? false,
  }
}

it('each prompt can be switched off for the whole site, and on again', async () => {
  expect(await shown()).toEqual({ newsletter: true, alerts: true })

  await switchTo({ install: false, newsletter: false, alerts: true, push: false })

  expect(await shown()).toEqual({ newsletter: false, alerts: true })
  // What browsers ask by themselves.
  expect(JSON.parse(await textAt('/jobs/_payload.json'))).toMatchObject({
    site: { promptsOff: ['install', 'newsletter', 'push'] },
  })

  await switchTo({ install: true, newsletter: true, alerts: false, push: true })

  expect(await shown()).toEqual({ newsletter: true, alerts: false })
})

it('all are shown where the setting was never saved', async () => {
  await panel('DELETE', setting)
  await tell({ type: 'prompt', event: 'delete', locale: null })

  expect(await shown()).toEqual({ newsletter: true, alerts: true })
})

it('the page about cookies says for how long the browser remembers what was declined', () => {
  const stored: Readonly<Record<string, { lifetime: unknown }>> = browserStorage
  for (const [name, { declinedDays }] of Object.entries(prompts))
    if (declinedDays !== null)
      expect(stored[`${name}-declined`]?.lifetime).toEqual({ unit: 'days', count: declinedDays })
})
