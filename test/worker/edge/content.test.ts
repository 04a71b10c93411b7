import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { setChangeLog } from '../../../worker/changes/change-log.ts'
import { content } from '../../../worker/edge/content.ts'
import { database } from '../../../worker/edge/database.ts'
import { type AppEnv, configOf } from '../../../worker/env.ts'
import { siteUrl } from '../support/visit.ts'

/** Reads something in a request, and returns the keys that its response depends on. */
async function dependenciesOf(read: (readers: AppEnv['Variables']) => Promise<unknown>): Promise<string[]> {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('config', configOf(c.env))
    await next()
  })
  app.use(database())
  app.use(content())
  app.get('/', async (c) => {
    await read(c.var)
    return c.json([...c.var.dependencies.keys])
  })
  const context = createExecutionContext()
  const response = await app.fetch(new Request(`${siteUrl}/`), env, context)
  await waitOnExecutionContext(context)
  return response.json()
}

it('records the dependencies of everything that a request reads, and what it shows', async () => {
  const all = await dependenciesOf(async ({ content, jobs, search, archive }) => {
    expect(await content.article(999_997, 'nl')).toBeNull()
    expect((await content.products({ locale: 'nl' })).length).toBeGreaterThan(0)
    expect((await jobs.newest({ locale: 'nl', limit: 1 })).items).toHaveLength(1)
    expect((await archive.months('en')).length).toBeGreaterThan(0)
    await search.suggest('retour', 'nl', 3)
  })

  const [shown, keys] = [true, false].map((is) => all.filter((key) => key.startsWith('shown/') === is))
  expect(shown?.some((key) => key.startsWith('shown/product/nl/'))).toBe(true)
  expect(shown?.filter((key) => /^shown\/vacancy\/nl\/\d+$/.test(key))).toHaveLength(1)
  expect(keys).toEqual([
    'content/nl/999997',
    'list/product/nl',
    'list/vacancy/nl',
    'list/vacancy/en',
    'list/vacancy/de',
    'list/content/en',
    'everything/nl',
    'everything/en',
    'everything/de',
  ])
})

it('shares one session between all reads of a request, as recent as the last known change', async () => {
  setChangeLog({ v: 1, head: 7, from: 0, bookmark: 'as-of-7', changes: [] })
  const opened = vi.spyOn(env.DB, 'withSession')

  await dependenciesOf(({ content, jobs }) =>
    Promise.all([content.tags('nl'), content.pages('nl'), jobs.newest({ locale: 'nl', limit: 1 })]),
  )

  expect(opened.mock.calls).toEqual([['as-of-7']])
})
