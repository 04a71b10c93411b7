import type { Locale } from '../../client/content/locale.ts'
import type { Audience } from '../access/audience.ts'
import { articleFor, magazineFor, pageFor } from '../access/closed.ts'
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
import { shownInLists } from './shown.ts'

/** The sources of content. */
export interface Sources {
  reads: SharedReads
  ask: AskDatabase
  dependencies: Dependencies
  /** Gets of each document what it may read. */
  audience: Audience
  /** Milliseconds after which the replica may answer instead of a slow backend. */
  hedgeMs: number
  /** Keeps work after the response alive (`waitUntil`). */
  later: (work: Promise<unknown>) => void
}

/**
 * Published content: documents from the backend, hedged by the replica; lists from the replica only. Documents are closed to an audience
 * that may not read them, so nothing above sees a text that it must not show.
 */
export function openContent({ reads, ask, dependencies, audience, hedgeMs, later }: Sources): Content {
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
    ...recorded(replicaLists, listKeys, ask, dependencies, shownInLists),
    async article(number, locale) {
      const article = await one('content', locale, number)
      return article && articleFor(article, audience)
    },
    async page(slug, locale) {
      const page = await one('page', locale, slug)
      return page && pageFor(page, audience)
    },
    tag: (slug, locale) => one('tag', locale, slug),
    event: (slug, locale) => one('event', locale, slug),
    vacancy: (number, locale) => one('vacancy', locale, number),
    async magazine(number, locale) {
      const magazine = await one('magazine', locale, number)
      return magazine && magazineFor(magazine, audience)
    },
    partner: (link, locale) => one('partner', locale, link),
    product: (slug, locale) => one('product', locale, slug),
    edition: (slug, locale) => one('edition', locale, slug),
    campaignLink: (number) => one('campaign-link', '*', number),
  }
}
