import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../backend/free-port.ts'
import { badWeather, killedWhileSending } from '../../drills/statistics/phases.ts'
import { openScene, type Scene } from '../../drills/statistics/scene.ts'
import { until } from '../../drills/statistics/shards.ts'
import { storedInStrapi } from '../../drills/statistics/stored-in-strapi.ts'
import { judge } from '../../drills/statistics/verdict.ts'
import { product } from '../support/this-product.ts'

// A small one of the drills that `npm run drills` makes, in front of the Strapi of all journeys.

const { databaseFile: database, secrets, strapiUrl } = product
let folder: string
let scene: Scene

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drill-'))
  scene = await openScene({
    ports: { site: await freePort(), gateway: await freePort() },
    strapiUrl,
    database,
    secrets,
    state: join(folder, 'state'),
    batch: 40,
    connections: 8,
    onLog: () => {},
  })
})

afterAll(async () => {
  await scene.stop()
  await rm(folder, { recursive: true, force: true })
})

const verdict = () => judge(scene.ledger, storedInStrapi(database))

describe('what was acknowledged', () => {
  it('is in Strapi once, though answers were lost, the power went, and nobody has looked since', async () => {
    await badWeather('answers are lost', { does: 'lose' }).run(scene, 1000)
    await killedWhileSending(scene, 1000)
    await until(async () => verdict().lost === 0, 60_000)

    const { acknowledged, abandoned, lost, doubled } = verdict()

    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
    expect(acknowledged + abandoned).toBe(2000)
    expect(acknowledged).toBeGreaterThan(1000)
  }, 150_000)
})
