import type { Core } from '@strapi/strapi'
import { contentOf, type Lack, lacksOf } from '../../../editions/content.ts'
import { editionUid, readDraft } from '../../../editions/edition.ts'
import { type Figures, figuresOf } from '../../../editions/figures.ts'
import { asSentNow } from '../../../editions/newest.ts'
import { runOf } from '../../../editions/plan.ts'
import { countRecipients } from '../../../editions/recipients.ts'
import { editionPath, renderEdition } from '../../../editions/render.ts'
import { type Run, type RunState, runTable } from '../../../editions/tables.ts'
import { type EditionMail, findEditionMail } from '../../../mail/outbox/edition-mail.ts'
import { type Language, siteLink } from '../../../mail/site-link.ts'

/** Editions in the list; older ones are in the content manager. */
const most = 60

/** One edition in the list. Times are in ISO 8601. */
export interface ListedEdition {
  documentId: string
  locale: string
  title: string
  newsletter: string
  state: 'draft' | RunState
  /** Planned for, or sent at. */
  at: string | null
}

/** One edition with its mail. */
export interface ShownEdition extends ListedEdition {
  /** Why it was not sent. */
  reason: string | null
  lacks: Lack[]
  /** Titles of what it names and readers cannot see; once it is sent, of what was left out. */
  leftOut: string[]
  /** As it would be sent now, or was sent. */
  mail: EditionMail
  /** How many would get it now. */
  recipients: number
  figures: Figures | null
  /** On the site, once it is sent. */
  url: string | null
}

interface Row {
  documentId: string
  locale: Language
  title: string
  newsletter: string
}

/** @returns Latest change first. */
export async function editions(strapi: Core.Strapi): Promise<ListedEdition[]> {
  const rows: Row[] = await strapi.db.query(editionUid).findMany({
    where: { publishedAt: null },
    orderBy: { updatedAt: 'desc' },
    limit: most,
  })
  const runs: Run[] = await strapi.db.connection(runTable).whereIn(
    'document_id',
    rows.map(({ documentId }) => documentId),
  )
  return rows.map((row) =>
    shown(
      row,
      runs.find((run) => run.document_id === row.documentId && run.locale === row.locale),
    ),
  )
}

/** @throws errors.NotFoundError */
export async function edition(
  strapi: Core.Strapi,
  documentId: string,
  locale: Language,
): Promise<ShownEdition> {
  const draft = await readDraft(strapi, documentId, locale)
  const run = await runOf(strapi, draft)
  const isSent = run !== null && run.started_at !== null
  const content = await contentOf(strapi, isSent ? draft : await asSentNow(strapi, draft))
  // What went out stays as it was, whatever becomes of the draft; old texts are deleted.
  const sent = isSent && run.mail_id !== null && (await findEditionMail(strapi.db.connection, run.mail_id))
  return {
    ...shown(draft, run ?? undefined),
    reason: run?.reason ?? null,
    lacks: lacksOf(content),
    leftOut: isSent ? JSON.parse(run.left_out) : content.leftOut,
    mail: exampleOf(sent || renderEdition(content)),
    recipients: await countRecipients(strapi, content),
    figures: isSent ? await figuresOf(strapi, run) : null,
    url: isSent ? siteLink(locale, editionPath(draft)) : null,
  }
}

function shown({ documentId, locale, title, newsletter }: Row, run: Run | undefined): ListedEdition {
  const at = run && (run.started_at ?? run.send_at)
  return {
    ...{ documentId, locale, title, newsletter },
    state: run?.state ?? 'draft',
    at: at ? new Date(Number(at)).toISOString() : null,
  }
}

function exampleOf({ subject, html, text }: EditionMail) {
  const without = (mail: string) => mail.replaceAll(/\{\{(unsubscribe|preferences)\}\}/g, '#')
  // The panel shows no pictures of other origins.
  const ownPictures = without(html).replaceAll(siteLink('nl', '/media/'), '/uploads/')
  return { subject, html: ownPictures, text: without(text) }
}
