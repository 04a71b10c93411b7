import { manifest } from 'virtual:client-manifest'
import type { Context } from 'hono'
import type { Head } from '../../client/content/head.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { Assets } from '../../client/page-facts.ts'
import type { Payload } from '../../client/payload.ts'
import { signedInUser } from '../accounts/signed-in-user.ts'
import { scriptJson } from '../content/markup.ts'
import type { AppEnv } from '../env.ts'
import { assetsFor, withPlacedForms, withPreview } from './assets.ts'
import { renderDocument, statusOf } from './document.tsx'
import type { HeadDraft } from './head-draft.ts'
import { settleProps } from './late-props.ts'
import { promptsOff } from './prompts-off.ts'
import { siteFactsOf } from './site-facts.ts'

/** The page-specific parts of a payload. */
export type PayloadDraft = Pick<
  Payload,
  'route' | 'props' | 'status' | 'layout' | 'preview' | 'form' | 'saved' | 'placedForms' | 'formStamp'
> & {
  head: HeadDraft
}

/** Answers with a page: as a document, or as its data if the browser navigates itself. */
export async function answerPage(c: Context<AppEnv>, draft: PayloadDraft): Promise<Response> {
  const address = c.get('address')
  const audience = c.get('audience')
  const config = c.get('config')
  const messages = c.get('messages')
  const visitor = c.get('visitor')
  const off = await promptsOff(c.env.EDGE_KV, (work) => c.executionCtx.waitUntil(work))
  // The draft pairs a route with its props; spreading it loses that for the compiler.
  const payload = {
    ...draft,
    head: completeHead(draft.head),
    locale: address.locale,
    path: `${address.fullPath}${address.url.search}`,
    build: manifest.id,
    site: { ...siteFactsOf(config), ...(off.length > 0 ? { promptsOff: off } : {}) },
    messages,
    ...(visitor?.signedIn ? { user: signedInUser(visitor.user) } : {}),
    // A cache entry for everyone with an account names nobody: the browser asks who it is.
    ...(!visitor?.signedIn && audience && audience.tier !== 'anonymous' ? { user: null } : {}),
    assets: await assetsOf(draft, address.locale),
  } as Payload
  if (draft.head.robots === 'noindex') c.header('x-robots-tag', 'noindex')
  if (!address.isPayload) return renderDocument(c, payload)
  const { props } = await settleProps(payload.props, 'all')
  c.set('complete', true)
  c.header('x-robots-tag', 'noindex')
  return c.body(JSON.stringify({ ...payload, props }), statusOf(payload.status), {
    'content-type': 'application/json; charset=utf-8',
  })
}

async function assetsOf({ route, preview, placedForms }: PayloadDraft, locale: Locale): Promise<Assets> {
  const assets = assetsFor(route, locale)
  const withForms = placedForms?.length ? await withPlacedForms(assets, placedForms, locale) : assets
  return preview ? withPreview(withForms) : withForms
}

function completeHead({ structuredData, ...head }: HeadDraft): Head {
  const nodes =
    structuredData.length > 0 ? { '@context': 'https://schema.org', '@graph': structuredData } : {}
  return {
    alternates: [],
    type: 'website',
    picture: null,
    robots: 'index',
    ...head,
    structuredData: { key: 'ld', html: scriptJson(nodes) },
  }
}
