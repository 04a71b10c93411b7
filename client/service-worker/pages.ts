import { defaultLocale, isLocale } from '../content/locale.ts'
import { payloadAddress } from '../navigation/payload-address.ts'
import { offlineData, offlineDocument } from '../offline/copies.ts'
import { noteAnswer, noteFailure } from './reach.ts'
import { shellName } from './shell.ts'
import { pagePath, prefixOf } from './ways.ts'

/** The network's response to a navigation. The browser may have started the request while this script was starting. */
export async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: unknown = await preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(request)
}

/** Answers a navigation: network first, then the offline copy, then the offline page. */
export function answerPage(event: FetchEvent): Promise<Response> {
  const path = pathOf(event.request)
  return answer(() => fromNetwork(event), {
    copy: () => offlineDocument(path),
    fallback: () => fromShell(offlinePath(path)),
  })
}

/** The same for page data, so that client-side navigation works without a network. */
export function answerData({ request }: FetchEvent): Promise<Response> {
  const path = pathOf(request)
  return answer(() => fetch(request), {
    copy: () => offlineData(path),
    fallback: () => fromShell(payloadAddress({ pathname: offlinePath(path), search: '' })),
  })
}

interface Fallbacks {
  copy: () => Promise<Response | undefined>
  fallback: () => Promise<Response | undefined>
}

async function answer(ask: () => Promise<Response>, { copy, fallback }: Fallbacks): Promise<Response> {
  try {
    const response = await ask()
    noteAnswer()
    // A 5xx may come from something between us and the site; an offline copy is more useful.
    return response.status < 500 ? response : ((await copy()) ?? response)
  } catch {
    noteFailure()
    return (await copy()) ?? (await fallback()) ?? Response.error()
  }
}

function pathOf({ url }: Request): string {
  return pagePath(new URL(url).pathname)
}

/** Path of the offline page, in the language of the given path. */
export function offlinePath(path: string): string {
  const prefix = prefixOf(path)
  return shell.offline[isLocale(prefix) ? prefix : defaultLocale]
}

function fromShell(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: shellName(shell.build), ignoreVary: true })
}
