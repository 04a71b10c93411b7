import { defaultLocale, isLocale } from '../content/locale.ts'
import { payloadAddress } from '../navigation/payload-address.ts'
import { keptData, keptPage } from '../offline/copies.ts'
import { noteAnswer, noteFailure } from './reach.ts'
import { shellName } from './shell.ts'
import { pagePath, prefixOf } from './ways.ts'

/** The network's answer to a navigation; the browser may have asked for it while this script started. */
export async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: unknown = await preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(request)
}

/** A page: of the network, else its kept copy, else the page that tells what can be read offline. */
export function answerPage(event: FetchEvent): Promise<Response> {
  const path = pathOf(event.request)
  return answer(() => fromNetwork(event), {
    kept: () => keptPage(path),
    standIn: () => fromShell(offlinePath(path)),
  })
}

/** The same for the data of a page, so that moving between pages goes on without a network. */
export function answerData({ request }: FetchEvent): Promise<Response> {
  const path = pathOf(request)
  return answer(() => fetch(request), {
    kept: () => keptData(path),
    standIn: () => fromShell(payloadAddress({ pathname: offlinePath(path), search: '' })),
  })
}

interface Substitutes {
  kept: () => Promise<Response | undefined>
  standIn: () => Promise<Response | undefined>
}

async function answer(ask: () => Promise<Response>, { kept, standIn }: Substitutes): Promise<Response> {
  try {
    const response = await ask()
    noteAnswer()
    // What fails on the way here is no page of ours, and a copy reads better.
    return response.status < 500 ? response : ((await kept()) ?? response)
  } catch {
    noteFailure()
    return (await kept()) ?? (await standIn()) ?? Response.error()
  }
}

function pathOf({ url }: Request): string {
  return pagePath(new URL(url).pathname)
}

/** The page that tells what can be read offline, in the language of another. */
export function offlinePath(path: string): string {
  const prefix = prefixOf(path)
  return shell.offline[isLocale(prefix) ? prefix : defaultLocale]
}

function fromShell(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: shellName(shell.build), ignoreVary: true })
}
