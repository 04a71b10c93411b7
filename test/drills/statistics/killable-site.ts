import { migrate, seedSettings } from '../../../scripts/seed/seed-site.ts'
import { runSite, type Site } from '../../../scripts/site/run-site.ts'
import { ownWorkerds } from '../../bench/processor-time.ts'

/** The built site, whose stores outlive its process. */
export interface KillableSite {
  /** Origin without a trailing slash. */
  url: string
  /** Kills workerd, as a power failure does, and starts it again on the same stores. */
  killAndStart: () => Promise<void>
  /** Runs the cron trigger once, at a moment of its own. */
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
  let site: Site = await runSite(options)
  await migrate(site.miniflare)
  await seedSettings(site.miniflare)
  return {
    url: site.url,
    async killAndStart() {
      for (const pid of ownWorkerds()) if (!others.has(pid)) process.kill(pid, 'SIGKILL')
      // What it would clean up is already gone.
      await site.stop().catch(() => {})
      site = await runSite(options)
    },
    schedule: (cron, at) => site.schedule(cron, at),
    stop: () => site.stop(),
  }
}
