import type { Behaviour } from '../../backend/behaviour.ts'
import type { Scene } from './scene.ts'
import { until } from './shards.ts'

/** Something that may go wrong while events come in. */
export interface Phase {
  title: string
  /** @param events Number of events sent during the phase. */
  run: (scene: Scene, events: number) => Promise<void>
}

/** Ends Strapi's process. @returns Starts it again on the same database. */
export type Interrupt = () => Promise<() => Promise<void>>

/** All phases, in the order in which they run. */
export function allPhases(interrupt: Interrupt): Phase[] {
  let startAgain = async () => {}
  return [
    { title: 'Strapi is well', run: (scene, events) => scene.send(events) },
    {
      title: 'Strapi is stopped',
      async run(scene, events) {
        startAgain = await interrupt()
        await failing(scene, events)
      },
    },
    { title: 'workerd is killed before a flush', run: killedWhileSending },
    {
      title: 'Strapi is started again',
      async run(scene, events) {
        await Promise.all([startAgain(), scene.send(events)])
        await scene.settled()
      },
    },
    badWeather('Strapi is slow: 3 s an answer', { does: 'delay', ms: 3000 }, { fails: false }),
    badWeather('Strapi is too slow: 7 s an answer', { does: 'delay', ms: 7000 }),
    badWeather('Strapi hangs', { does: 'hang' }),
    badWeather('Strapi answers 500', { does: 'answer', status: 500, body: '' }),
    badWeather('Strapi answers 401', { does: 'answer', status: 401, body: '' }),
    badWeather('a proxy answers 200 in its place', {
      does: 'answer',
      status: 200,
      body: '<p>',
      type: 'text/html',
    }),
    badWeather('connections are cut', { does: 'reset' }),
    badWeather('answers are lost', { does: 'lose' }),
    { title: 'workerd is killed during a flush', run: killedDuringFlush },
    { title: 'workerd is killed after a flush', run: killedAfterFlush },
    { title: 'Strapi is well again', run: (scene, events) => scene.send(events) },
  ]
}

/** Deliveries of every shard fail in one way while events come in; afterwards they succeed until that is visible. */
function badWeather(title: string, behaviour: Behaviour, { fails = true } = {}): Phase {
  return {
    title,
    async run(scene, events) {
      await scene.weather(behaviour)
      if (fails) await failing(scene, events)
      else await delivering(scene, events)
      await scene.weather()
      await scene.everyShardDelivers()
    },
  }
}

async function failing(scene: Scene, events: number): Promise<void> {
  const since = Date.now()
  await scene.send(events)
  await scene.everyShardFailed(since)
}

async function delivering(scene: Scene, events: number): Promise<void> {
  const before = scene.stored()
  await scene.send(events)
  if (!(await until(async () => scene.stored() > before, 30_000))) throw new Error('Nothing was delivered')
}

/** Events wait, more come in, and the power fails. */
async function killedWhileSending(scene: Scene, events: number): Promise<void> {
  const half = Math.ceil(events / 2)
  await scene.send(half)
  const sending = scene.send(events - half)
  await new Promise((resolve) => setTimeout(resolve, 150))
  await scene.site.killAndStart()
  await sending
}

/** A batch is on its way to Strapi: whether it arrives is unknown. */
async function killedDuringFlush(scene: Scene, events: number): Promise<void> {
  await scene.weather({ does: 'delay', ms: 2000 })
  await scene.send(events)
  await until(async () => scene.deliveries() > 0, 30_000)
  await scene.site.killAndStart()
  await scene.weather()
  await scene.everyShardDelivers()
}

/** Strapi has a batch, but its answer is lost: the worker has to send it again. */
async function killedAfterFlush(scene: Scene, events: number): Promise<void> {
  await scene.settled()
  const before = scene.stored()
  await scene.weather({ does: 'lose' })
  await scene.send(events)
  await until(async () => scene.stored() > before, 30_000)
  await scene.site.killAndStart()
  await scene.weather()
  await scene.everyShardDelivers()
}
