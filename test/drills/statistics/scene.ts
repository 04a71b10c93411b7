import type { Behaviour } from '../../backend/behaviour.ts'
import { type Gateway, openGateway } from '../../backend/gateway.ts'
import { type KillableSite, startKillableSite } from './killable-site.ts'
import { type Ledger, newLedger, sendEvents } from './readers.ts'
import { until, viewOf } from './shards.ts'
import { countInStrapi } from './stored-in-strapi.ts'

/** Strapi's endpoint for statistics. */
const holding = '/api/statistics'

/** The site, a gateway that can be made to fail, and Strapi behind it. */
export interface Scene {
  site: KillableSite
  ledger: Ledger
  /** Sets what happens to deliveries; by default, they pass. */
  weather: (behaviour?: Behaviour) => Promise<void>
  send: (events: number) => Promise<void>
  /** Deliveries that have reached the gateway since that changed. */
  deliveries: () => number
  /** Events in Strapi's database. */
  stored: () => number
  /** Waits until every shard with waiting events failed to deliver since an instant. */
  everyShardFailed: (since: number) => Promise<void>
  /** Waits until every shard with waiting events has delivered some. */
  everyShardDelivers: () => Promise<void>
  /** Waits until no events wait. */
  settled: () => Promise<void>
  stop: () => Promise<void>
}

/** What a scene is made of. */
export interface SceneOptions {
  ports: { site: number; gateway: number }
  strapiUrl: string
  /** Strapi's database file. */
  database: string
  secrets: Record<string, string>
  /** Folder for the site's stores. */
  state: string
  batch: number
  connections: number
  onLog: (line: string) => void
}

/** Longer than the maximum backoff of a shard, in milliseconds. */
const patienceMs = 100_000

/** Opens a scene in front of a running Strapi. */
export async function openScene(options: SceneOptions): Promise<Scene> {
  const { ports, strapiUrl, secrets, database, state, onLog } = options
  const gateway: Gateway = await openGateway(ports.gateway, new URL(strapiUrl))
  const site = await startKillableSite({
    port: ports.site,
    state,
    onLog,
    variables: {
      ...secrets,
      SITE_URL: `http://localhost:${ports.site}`,
      CMS_URL: `http://127.0.0.1:${ports.gateway}`,
    },
  })
  const ledger = newLedger()
  const view = () => viewOf(site.url, secrets.OPS_TOKEN ?? '')

  async function eachShard(
    holds: (shard: { depth: number; failuresInRow: number; failedAt: number }) => boolean,
  ) {
    const isSo = async () => {
      const { shards } = await view()
      return shards.every(
        (shard) =>
          'depth' in shard &&
          holds({ ...shard, failedAt: Date.parse(shard.lastFailure?.at ?? '1970-01-01') }),
      )
    }
    if (!(await until(isSo, patienceMs)))
      throw new Error('The shards did not reach the expected state in time')
  }

  return {
    site,
    ledger,
    weather: (behaviour) =>
      gateway.set({ listening: true, rules: behaviour ? [{ holding, behaviour }] : [] }),
    send: (events) =>
      sendEvents({ url: site.url, events, batch: options.batch, connections: options.connections }, ledger),
    deliveries: () => gateway.calls().filter(({ path }) => path.startsWith(holding)).length,
    stored: () => countInStrapi(database),
    everyShardFailed: (since) => eachShard(({ depth, failedAt }) => depth === 0 || failedAt >= since),
    everyShardDelivers: () => eachShard(({ failuresInRow }) => failuresInRow === 0),
    settled: () => eachShard(({ depth }) => depth === 0),
    async stop() {
      await site.stop()
      await gateway.stop()
    },
  }
}
