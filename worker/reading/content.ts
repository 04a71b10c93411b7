import type { Locale } from '../../client/content/locale.ts'
import type { Dependencies } from '../cache/dependencies.ts'
import { documentKey } from '../changes/keys.ts'
import type { Content } from '../content/content.ts'
import type { AskDatabase } from '../database/session.ts'
import { replicaDocument, replicaLists } from '../replica/content.ts'
import { report } from '../report.ts'
import { type SingleType, strapiDocument } from '../strapi/documents.ts'
import type { SharedReads } from '../strapi/shared-reads.ts'
import { StrapiPausedError } from '../strapi-error.ts'
import { hedged } from './hedged.ts'
import { listKeys } from './keys.ts'
import { recorded } from './recorded.ts'

/** The sources of content. */
export interface Sources {
  reads: SharedReads
  ask: AskDatabase
  dependencies: Dependencies
  /** Milliseconds after which the replica may answer instead of a slow backend. */
  hedgeMs: number
  /** Keeps work after the response alive (`waitUntil`). */
  later: (work: Promise<unknown>) => void
}

/** Published content: documents from the backend, hedged by the replica; lists from the replica only. */
export function openContent({ reads, ask, dependencies, hedgeMs, later }: Sources): Content {
  function one<Type extends SingleType>(type: Type, locale: Locale | '*', id: number | string) {
    const place = { type, locale, id }
    dependencies.add(documentKey(type, locale, id))
    return hedged(strapiDocument(reads, place), {
      afterMs: hedgeMs,
      fallback: () => ask((db) => replicaDocument(db, place)),
      failed(failure, { late }) {
        // A slow backend isn't down: the replica is current as of the last publication.
        if (!late) dependencies.markTransient()
        // The first failed call was reported already.
        if (!(failure instanceof StrapiPausedError))
          report('content', failure, { asked: type, answeredFrom: 'the replica' })
      },
      later,
    })
  }

  return {
    ...recorded(replicaLists, listKeys, ask, dependencies),
    article: (number, locale) => one('content', locale, number),
    page: (slug, locale) => one('page', locale, slug),
    tag: (slug, locale) => one('tag', locale, slug),
    event: (slug, locale) => one('event', locale, slug),
    vacancy: (number, locale) => one('vacancy', locale, number),
    magazine: (number, locale) => one('magazine', locale, number),
    partner: (link, locale) => one('partner', locale, link),
    product: (slug, locale) => one('product', locale, slug),
    campaignLink: (number) => one('campaign-link', '*', number),
  }
}
