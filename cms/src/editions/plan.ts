import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Language } from '../mail/site-link.ts'
import { contentOf, lacksOf } from './content.ts'
import { readDraft } from './edition.ts'
import { asSentNow } from './newest.ts'
import { type Run, runTable } from './tables.ts'

/**
 * Plans the sending of an edition, or plans it for another moment.
 * @param place.sendAt Milliseconds since 1970; what has passed means now.
 * @param place.editor Id of the panel's user who plans it, and is told if it isn't sent.
 * @throws errors.ValidationError Whose message names what it lacks, or `already-sent`.
 */
export async function planEdition(
  strapi: Core.Strapi,
  {
    documentId,
    locale,
    sendAt,
    editor,
  }: { documentId: string; locale: Language; sendAt: number; editor: number },
): Promise<void> {
  const draft = await readDraft(strapi, documentId, locale)
  const [lack] = lacksOf(await contentOf(strapi, await asSentNow(strapi, draft)))
  if (lack) throw new errors.ValidationError(lack)
  const rows = strapi.db.connection
  const place = { document_id: documentId, locale }
  const planned = {
    newsletter: draft.newsletter,
    send_at: sendAt,
    to_all_languages: draft.toAllLanguages ?? false,
    planned_by: editor,
  }
  const [made] = await rows(runTable)
    .insert({ ...place, ...planned, state: 'planned' })
    .onConflict(['document_id', 'locale'])
    .ignore()
    .returning('id')
  if (made) return
  // One that was called off before it began may be planned again.
  const moved = await rows(runTable)
    .where(place)
    .whereIn('state', ['planned', 'called-off'])
    .whereNull('started_at')
    .update({ ...planned, state: 'planned', reason: null, ended_at: null })
  if (moved === 0) throw new errors.ValidationError('already-sent')
}

/** The run of an edition, if it has one. */
export async function runOf(
  strapi: Core.Strapi,
  { documentId, locale }: { documentId: string; locale: string },
): Promise<Run | null> {
  const rows = strapi.db.connection
  return (await rows(runTable).where({ document_id: documentId, locale }).first()) ?? null
}
