import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { configOf } from '../../worker/env.ts'
import { followBackend } from '../../worker/replica/follow.ts'
import { sampleStores } from '../worker/support/backend.ts'
import { itAnswersAsStrapi } from './support/same-answers.ts'

describe('the replica that has followed Strapi', () => {
  beforeAll(async () => {
    await env.DB.batch([env.DB.prepare('DELETE FROM documents'), env.DB.prepare('DELETE FROM document_tags')])
    await followBackend(env, configOf(env), { whole: true })
  })

  it('holds as many documents as the seed published', async () => {
    const held = await env.DB.prepare('SELECT count(*) AS count FROM documents').first('count')

    expect(held).toBe((await sampleStores()).rows.length)
  })

  describe('answers as Strapi does', itAnswersAsStrapi)
})
