import type { Core } from '@strapi/strapi'
import type { ValuesOf } from '../mail/kinds.ts'
import { storeEditionMail } from '../mail/outbox/edition-mail.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { outboxTable } from '../mail/outbox/tables.ts'
import { languageOf } from '../mail/site-link.ts'
import { uid as signUpUid } from '../newsletters/sign-ups.ts'
import { contentOf, lacksOf } from './content.ts'
import { editionUid, readDraft } from './edition.ts'
import { saveParts, withNewest } from './newest.ts'
import { lockRun, noteRecipients, openMails, queueRecipients } from './recipients.ts'
import { renderEdition } from './render.ts'
import { shortLinkOf, shortLinks } from './short-links.ts'
import { type Run, recipientTable, runTable } from './tables.ts'

/** Servers whose run is in progress; another one would only repeat it. */
const busy = new WeakSet<Core.Strapi>()

/**
 * Brings every edition that is due or being sent as far as it goes now. Safe to run at any time and in several processes: each step is one
 * transaction that looks again at what stands. What a killed process began goes on from there.
 */
export async function advanceEditions(strapi: Core.Strapi): Promise<void> {
  if (busy.has(strapi)) return
  busy.add(strapi)
  try {
    const due: Run[] = await strapi.db
      .connection(runTable)
      .where({ state: 'sending' })
      .orWhere((planned) => planned.where({ state: 'planned' }).where('send_at', '<=', Date.now()))
      .orderBy('id')
    for (const { id } of due) await advance(strapi, id)
  } catch (failure) {
    report(strapi, failure)
  } finally {
    busy.delete(strapi)
  }
}

/** One that fails is reported and goes on with the next run; the others don't wait for it. */
async function advance(strapi: Core.Strapi, id: number): Promise<void> {
  try {
    await start(strapi, id)
    await publish(strapi, id)
    while (await noteRecipients(strapi, id));
    while ((await queueRecipients(strapi, id)) === 'more');
    await finish(strapi, id)
  } catch (failure) {
    report(strapi, failure, id)
  }
}

function report(strapi: Core.Strapi, failure: unknown, id?: number): void {
  const message = failure instanceof Error ? failure.message : String(failure)
  strapi.log.error(JSON.stringify({ where: 'editions', id, message }))
}

/** Freezes what is sent. From here on, changes of the edition and of what it leads to reach nobody's mail. */
async function start(strapi: Core.Strapi, id: number): Promise<void> {
  const rows = strapi.db.connection
  const run: Run | undefined = await rows(runTable).where({ id }).first()
  if (run?.state !== 'planned') return
  const locale = languageOf(run.locale)
  const draft = await readDraft(strapi, run.document_id, locale).catch(() => null)
  if (!draft) return stop(strapi, run, { reason: 'deleted', title: null, leftOut: [] })
  const parts = await withNewest(strapi, draft, { withBeginning: false })
  if (parts) await saveParts(strapi, draft, parts)
  const content = await contentOf(strapi, parts ? { ...draft, blocks: parts } : draft)
  const [lack] = lacksOf(content)
  if (lack) return stop(strapi, run, { reason: lack, title: draft.title, leftOut: content.leftOut })
  const links = await shortLinks(strapi, id, content)
  const mail = renderEdition(content, shortLinkOf(links, content))
  const [newest] = await strapi.db
    .query(signUpUid)
    .findMany({ select: ['id'], orderBy: { id: 'desc' }, limit: 1 })
  await strapi.db.transaction(async ({ trx }) => {
    if ((await lockRun(trx, id))?.state !== 'planned') return
    await trx(runTable)
      .where({ id })
      .update({
        state: 'sending',
        newsletter: content.newsletter,
        to_all_languages: content.toAllLanguages,
        mail_id: await storeEditionMail(trx, mail),
        links: JSON.stringify(links),
        left_out: JSON.stringify(content.leftOut),
        snapshot_until: newest?.id ?? 0,
        started_at: Date.now(),
      })
  })
}

/** Calls off what cannot be sent, and tells whoever planned it, who may be asleep at that hour. */
async function stop(
  strapi: Core.Strapi,
  { id, document_id, locale, newsletter, planned_by }: Run,
  told: Pick<ValuesOf<'edition-called-off'>, 'reason' | 'title' | 'leftOut'>,
): Promise<void> {
  const editor =
    planned_by === null ? null : await strapi.db.query('admin::user').findOne({ where: { id: planned_by } })
  await strapi.db.transaction(async ({ trx }) => {
    const stopped = await trx(runTable)
      .where({ id, state: 'planned' })
      .update({ state: 'called-off', reason: told.reason, ended_at: Date.now() })
    if (stopped === 0 || !editor) return
    await enqueueMail(strapi, {
      kind: 'edition-called-off',
      // It may be planned, and called off, again.
      key: `${document_id}:${locale}:${Date.now()}`,
      to: editor.email,
      locale: 'nl',
      values: { newsletter, ...told },
    })
  })
}

/** Before the first mail leaves: each leads to the edition on the site. */
async function publish(strapi: Core.Strapi, id: number): Promise<void> {
  const rows = strapi.db.connection
  const run: Run | undefined = await rows(runTable).where({ id }).first()
  if (run?.state !== 'sending' || run.is_published) return
  await strapi.documents(editionUid).publish({ documentId: run.document_id, locale: run.locale })
  await rows(runTable).where({ id }).update({ is_published: true })
}

async function finish(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const run = await lockRun(trx, id)
    if (run?.state !== 'sending' || run.mail_id === null) return
    if (run.snapshot_after < Number(run.snapshot_until) && (await isUnread(strapi, run))) return
    const waiting = await trx(recipientTable).where({ run_id: id, state: 'waiting' }).first('id')
    if (waiting || (await openMails(trx, run.mail_id)) > 0) return
    await trx(runTable).where({ id }).update({ state: 'sent', ended_at: Date.now() })
  })
}

/** Whether there are sign-ups that the snapshot has not come to. */
async function isUnread(strapi: Core.Strapi, run: Run): Promise<boolean> {
  const where = { id: { $gt: run.snapshot_after, $lte: run.snapshot_until } }
  return (await strapi.db.query(signUpUid).count({ where })) > 0
}

/**
 * Calls an edition off: a planned one is a draft again, one that is being sent goes to nobody else.
 * @returns False if there was nothing to call off.
 */
export async function callOff(
  strapi: Core.Strapi,
  place: { documentId: string; locale: string },
): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    const found: Run | undefined = await trx(runTable)
      .where({ document_id: place.documentId, locale: place.locale })
      .first()
    const run = found && (await lockRun(trx, found.id))
    if (run?.state === 'planned') {
      await trx(runTable).where({ id: run.id }).delete()
      return true
    }
    if (run?.state !== 'sending') return false
    const mails = () => trx(outboxTable).where({ edition_mail: run.mail_id })
    await mails().whereIn('state', ['queued', 'claimed']).delete()
    // What the mail server has in hand may arrive; it isn't tried again.
    await mails().where({ state: 'handed' }).update({ expires_at: Date.now() })
    await trx(runTable).where({ id: run.id }).update({ state: 'called-off', ended_at: Date.now() })
    return true
  })
}
