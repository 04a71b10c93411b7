import { manifest } from 'virtual:client-manifest'
import type { Context } from 'hono'
import { changeLog } from '../../changes/change-log.ts'
import type { AppEnv } from '../../env.ts'
import { SiteError } from '../../errors.ts'
import { report } from '../../report.ts'
import { isUnchanged } from '../conditional.ts'
import { xmlDeclaration } from '../xml.ts'
import { addressesIn, fileChangedAt, type ListedAddress } from './address-rows.ts'
import { pageEntries, type SitemapEntry, urlSet } from './entry.ts'
import { isSitemapKind, type SitemapKind } from './kinds.ts'

/**
 * `/sitemaps/{kind}-{file}.xml`: streamed from D1, so its length costs no memory. It isn't cached: crawlers rarely
 * request it, and mostly with the entity tag of what they have, which is answered without reading any address.
 * @throws SiteError `NotFoundError` for a file that lists nothing.
 */
export async function sitemapFile(c: Context<AppEnv>): Promise<Response> {
  const { kind, file } = fileOf(c.req.param('name'))
  const { env, executionCtx } = c
  const { ask } = c.var
  const changedAt = await ask((db) => fileChangedAt(db, kind, file))
  if (!changedAt) throw notFound()
  const { head } = await changeLog(env.EDGE_KV, (work) => executionCtx.waitUntil(work))
  const headers = new Headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
    etag: `W/"${manifest.id}-${head}-${kind}-${file}"`,
    'x-robots-tag': 'noindex',
  })
  // Whether a tag is listed depends on its articles, which don't change this time.
  if (kind !== 'tag') headers.set('last-modified', new Date(changedAt).toUTCString())
  if (isUnchanged(c.req.raw.headers, headers)) return new Response(null, { status: 304, headers })

  const chunks = addressesIn(ask, kind, file, new Date().toISOString())
  // Read before the response starts: after the first byte, a failure could no longer change the status.
  const first = await chunks.next()
  if (first.done) throw notFound()
  if (c.req.method === 'HEAD') return new Response(null, { headers })
  return new Response(bodyOf(c.var.config.siteUrl, kind, first.value, chunks), { headers })
}

function fileOf(name = ''): { kind: SitemapKind; file: number } {
  const [, kind = '', file] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(name) ?? []
  if (!isSitemapKind(kind)) throw notFound()
  return { kind, file: Number(file) }
}

function bodyOf(
  siteUrl: string,
  kind: SitemapKind,
  first: ListedAddress[],
  rest: AsyncGenerator<ListedAddress[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const write = (addresses: ListedAddress[]) => encoder.encode(entriesOf(siteUrl, kind, addresses))
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(xmlDeclaration + urlSet.start))
        controller.enqueue(write(first))
      },
      async pull(controller) {
        try {
          const next = await rest.next()
          if (!next.done) return controller.enqueue(write(next.value))
          controller.enqueue(encoder.encode(urlSet.end))
          controller.close()
        } catch (failure) {
          // The response ends without `</urlset>`, so no crawler mistakes it for a complete file.
          report('sitemap', failure, { kind })
          controller.error(failure)
        }
      },
      async cancel() {
        await rest.return(undefined)
      },
    },
    // One chunk at a time: the next is read when the client has consumed this one.
    { highWaterMark: 1 },
  )
}

/** @param addresses Ordered by place, so that the languages of a document are adjacent. */
function entriesOf(siteUrl: string, kind: SitemapKind, addresses: ListedAddress[]): string {
  const documents = Map.groupBy(addresses, ({ place }) => place)
  let text = ''
  for (const languages of documents.values())
    text += pageEntries(
      siteUrl,
      languages.map(
        ({ locale, path, changed_at, picture }): SitemapEntry => ({
          locale,
          path,
          changedAt: kind === 'tag' ? null : changed_at,
          picture,
        }),
      ),
    )
  return text
}

function notFound(): SiteError {
  return new SiteError('NotFoundError', {}, { message: 'No such sitemap' })
}
