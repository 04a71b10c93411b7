import { manifest } from 'virtual:client-manifest'
import { scripts } from 'virtual:service-worker'
import type { Context } from 'hono'
import { locales } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import { type Route, routes } from '../../client/routes.ts'
import type { Shell } from '../../client/service-worker/shell.ts'
import { preloadedFonts } from '../../client/styles/fonts.ts'
import type { AppEnv } from '../env.ts'
import { assetsFor, filesBehind } from '../render/assets.ts'

/** The scripts of every page; some of their later imports load automatically. */
const everyPage = ['client/entry.tsx', 'client/start.ts']
/** What an article loads when it is saved; a message says so. */
const saving = ['client/saved/saved.ts', 'client/components/Toasts.tsx']

/**
 * `/sw.js`: the service worker of this build. Browsers compare it byte by byte, so each build installs a new one. When
 * switched off, and during development, it is one that unregisters itself.
 */
export function serviceWorker(c: Context<AppEnv>): Response {
  const isOn = c.var.config.serviceWorker && !manifest.development
  return c.body(isOn ? `const shell=${JSON.stringify(shell())};${scripts.active}` : scripts.retired, 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
  })
}

function shell(): Shell {
  return {
    build: manifest.id,
    offline: { nl: pathTo('nl', 'offline'), en: pathTo('en', 'offline'), de: pathTo('de', 'offline') },
    files: shellFiles(),
    networkOnly: Object.values<Route>(routes)
      .filter(({ isSecret }) => isSecret)
      .map(({ path }) => path),
  }
}

/** The files that the offline page, an article, and navigation between them need, in every language. */
function shellFiles(): string[] {
  const pages = locales.flatMap((locale) => [assetsFor('offline', locale), assetsFor('news-id-slug', locale)])
  const files = [
    ...filesBehind([...everyPage, ...everyPage.flatMap(laterOf), ...saving, ...saving.flatMap(laterOf)]),
    ...pages.flatMap(({ styles, texts, modules }) => [...styles, ...texts, ...modules]),
    ...preloadedFonts,
  ]
  return [...new Set(files)]
}

/** The dynamic imports of a chunk, except pages. */
function laterOf(source: string): string[] {
  const later = manifest.files[source]?.dynamicImports ?? []
  return later.filter((name) => !name.startsWith('client/pages/'))
}
