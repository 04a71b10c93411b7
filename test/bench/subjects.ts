import { join } from 'node:path'
import { seedSettings } from '../../scripts/seed/seed-site.ts'
import { exampleSecrets } from '../backend/secrets.ts'
import { type Article, fetchArticle } from './article.ts'
import { openBackend } from './bench-backend.ts'
import { buildReactWorker } from './build-react-worker.ts'
import type { Subject } from './measure.ts'
import { patiently } from './patiently.ts'
import { type RunningWorker, runBareWorker, runSiteWorker } from './run-worker.ts'
import { shortDocument, staticWorker } from './static-worker.ts'

/** The measured workers, and the article that all but the first answer with. */
export interface Opened {
  subjects: Subject[]
  article: Article
  stop: () => Promise<void>
}

const builtSite = 'dist/worker'

/**
 * Opens a backend and starts the workers, one at a time.
 * @param scratch An empty, writable folder.
 * @param number The article's public number.
 * @throws Error if the site and bare React don't answer with the same document.
 */
export async function openSubjects(scratch: string, number: number): Promise<Opened> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
  }

  async function started(running: Promise<RunningWorker>): Promise<RunningWorker> {
    const worker = await running
    stops.push(() => worker.miniflare.dispose())
    return worker
  }

  try {
    const secrets = await exampleSecrets()
    const backend = await openBackend()
    stops.push(backend.stop)
    const variables = { ...secrets, CMS_URL: backend.url }

    const uncached = await started(siteWith({ ...variables, PAGE_CACHE: 'off' }))
    const cached = await started(siteWith({ ...variables, PAGE_CACHE: 'on' }))
    const article = await fetchArticle(cached.url, number)
    const bindings = { PAYLOAD: article.payload, ENTRY: article.entry }
    const react = await started(bareReact(join(scratch, 'react'), bindings))
    const short = await started(runBareWorker({ script: staticWorker }, { DOCUMENT: shortDocument }))
    const whole = await started(runBareWorker({ script: staticWorker }, { DOCUMENT: article.document }))
    await requireSameDocument(new URL(article.path, uncached.url), react.url)

    return {
      article,
      stop,
      subjects: [
        { name: 'static', url: short.url, pid: short.pid },
        { name: 'react', url: react.url, pid: react.pid },
        { name: 'uncached', url: new URL(article.path, uncached.url), pid: uncached.pid },
        { name: 'cached', url: new URL(article.path, cached.url), pid: cached.pid },
        { name: 'document', url: whole.url, pid: whole.pid },
      ],
    }
  } catch (failure) {
    await stop()
    throw failure
  }
}

async function siteWith(variables: Record<string, string>): Promise<RunningWorker> {
  const site = await runSiteWorker(builtSite, variables)
  await seedSettings(site.miniflare)
  return site
}

async function bareReact(folder: string, bindings: { PAYLOAD: Article['payload']; ENTRY: string }) {
  await buildReactWorker(folder)
  // Bindings are JSON, as in a deployment.
  return runBareWorker({ folder }, JSON.parse(JSON.stringify(bindings)))
}

/** Two renderings can only be compared if they are of the same document. */
async function requireSameDocument(site: URL, react: URL): Promise<void> {
  // The first response may have been streamed while its data was loading.
  await documentAt(site)
  const [ours, bare] = await Promise.all([site, react].map(documentAt))
  if (ours !== bare)
    throw new Error(`The site's document (${ours?.length}) differs from React's (${bare?.length})`)
}

/** @throws Error where the site has an error page instead: once it has what it needs of the backend, it has the document. */
function documentAt(url: URL): Promise<string> {
  return patiently(async () => {
    const response = await fetch(url)
    const text = await response.text()
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return withoutStamp(text)
  })
}

/** Forms name the moment at which they were rendered, signed (`worker/forms/stranger.ts`). */
function withoutStamp(document: string): string {
  return document.replaceAll(/[a-z0-9]+-[0-9a-f]{16}-[0-9a-f]{32,}/g, 'stamp')
}
