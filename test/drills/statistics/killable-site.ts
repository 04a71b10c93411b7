import { migrate, seedSettings } from '../../../scripts/seed/seed-site.ts'
import { runSite, type Site } from '../../../scripts/site/run-site.ts'
import { ownWorkerds } from '../../bench/processor-time.ts'

/** The built site, whose stores outlive its process. */
export interface KillableSite {
  /** Origin without a trailing slash. */
  url: string
  /** Kills workerd, as a power failure does, and starts it again on the same stores. */
  killAndStart: () => Promise<void>
  /** Runs the cron trigger once, at a moment of its own. @throws Error if the site is killed meanwhile. */
  schedule: (cron: string, at: Date) => Promise<void>
  stop: () => Promise<void>
}

/** Options for running it. */
export interface KillableSiteOptions {
  port: number
  /** Folder of its stores. */
  state: string
  variables: Record<string, string>
  onLog: (line: string) => void
}

/** Starts the site with empty stores. */
export async function startKillableSite(options: KillableSiteOptions): Promise<KillableSite> {
  const others = new Set(ownWorkerds())
  const first = await runSite(options)
  await migrate(first.miniflare)
  await seedSettings(first.miniflare)
  let running: Promise<Site> = Promise.resolve(first)
  let killed = Promise.withResolvers<never>()

  async function restart(site: Site): Promise<Site> {
    for (const pid of ownWorkerds()) if (!others.has(pid)) process.kill(pid, 'SIGKILL')
    // What it would clean up is already gone.
    await site.stop().catch(() => {})
    return runSite(options)
  }

  return {
    url: first.url,
    async killAndStart() {
      const before = killed
      killed = Promise.withResolvers()
      running = running.then(restart)
      // A run of the cron trigger that loses its workerd may never end by itself.
      before.promise.catch(() => {})
      before.reject(new Error('The site was killed'))
      await running
    },
    async schedule(cron, at) {
      const site = await running
      await Promise.race([site.schedule(cron, at), killed.promise])
    },
    stop: async () => (await running).stop(),
  }
}
