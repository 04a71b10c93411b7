import type { Context } from 'hono'
import * as v from 'valibot'
import { documentKey } from '../changes/keys.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { publicNumber } from '../pages/public-number.ts'
import { publicSlug } from '../pages/public-slug.ts'
import { breaker } from '../strapi/breaker.ts'
import { strapiClientOf } from '../strapi/client.ts'
import { StrapiError } from '../strapi-error.ts'
import type { cachedFile } from './cached-file.ts'

/** What an address calls the types, and what their documents are asked for by. */
const types = {
  news: { type: 'content', by: 'number' },
  jobs: { type: 'vacancy', by: 'number' },
  events: { type: 'event', by: 'slug' },
  companies: { type: 'partner', by: 'slug' },
  products: { type: 'product', by: 'slug' },
} as const

const Answer = v.object({ data: v.looseObject({ html: v.string() }) })

/**
 * One document as a part of a mail, for the newsletters of other systems (decision 058): `/mail-blocks/{news|jobs|events|companies|products}/{id}.json`
 * or `.html`. The backend writes it, as it does its own newsletters.
 * @param fromCache Passed, so that it stays with what every isolate loads.
 * @throws SiteError `NotFoundError`. @throws StrapiError
 */
export async function mailBlock(c: Context<AppEnv>, fromCache: typeof cachedFile): Promise<Response> {
  const { locale, path } = c.var.address
  const [, kind = '', name = '', format] =
    /^\/mail-blocks\/([a-z]+)\/([\w-]{1,200})\.(json|html)$/.exec(path) ?? []
  const asked = Object.hasOwn(types, kind) ? types[kind as keyof typeof types] : null
  if (!asked || !name) throw new SiteError('NotFoundError')
  const id = asked.by === 'number' ? publicNumber(name) : publicSlug(name)
  const response = await fromCache(c, `${locale}${path}`, async () => {
    c.var.dependencies.add(documentKey(asked.type, locale, id))
    const { data } = await read(c, `/mail-blocks/${asked.type}/${id}`)
    return format === 'json'
      ? { body: JSON.stringify(data), type: 'application/json; charset=utf-8', modifiedAt: null }
      : { body: data.html, type: 'text/html; charset=utf-8', modifiedAt: null }
  })
  // The document's own page is what should be found.
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

/** @throws SiteError `NotFoundError` where readers see no such document. @throws StrapiError */
async function read(c: Context<AppEnv>, path: string): Promise<v.InferOutput<typeof Answer>> {
  const { address, config } = c.var
  const call = { path, query: { locale: address.locale }, token: config.cmsToken }
  try {
    return v.parse(Answer, await breaker.run(() => strapiClientOf(config).call(call)))
  } catch (failure) {
    if (failure instanceof StrapiError && failure.status === 404) throw new SiteError('NotFoundError')
    throw failure
  }
}
