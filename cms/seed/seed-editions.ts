import type { Core } from '@strapi/strapi'
import { uidOf } from '../src/documents/types.ts'
import { type Run, runTable } from '../src/editions/tables.ts'
import { documentIdOf } from './document.ts'

const uid = uidOf('edition')
const draftId = documentIdOf('edition', 'concept')

/** The sample editions count as sent, so that nothing is mailed by starting; one more is a draft. */
export async function seedEditions(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.connection
  const sent: (Pick<Run, 'locale' | 'newsletter'> & {
    documentId: string
    firstPublishedAt: Date | string
  })[] = await strapi.db.query(uid).findMany({ where: { publishedAt: { $notNull: true } } })
  for (const { documentId, locale, newsletter, firstPublishedAt } of sent) {
    const at = new Date(firstPublishedAt).getTime()
    const run: Partial<Run> = {
      document_id: documentId,
      locale,
      newsletter,
      state: 'sent',
      send_at: at,
      is_published: true,
      figures: JSON.stringify(newsletter === 'weekly' ? figuresOf(1834) : figuresOf(2417)),
      started_at: at,
      ended_at: at + 11 * 60_000,
    }
    await rows(runTable).insert(run).onConflict(['document_id', 'locale']).ignore()
  }
  if ((await strapi.db.query(uid).count({ where: { documentId: draftId } })) > 0) return
  const data = {
    documentId: draftId,
    newsletter: 'morning',
    title: 'Ochtendmail: de piekweek begint',
    slug: 'ochtendmail-piekweek',
    subject: 'De piekweek begint: dit moet u weten',
    preheader: 'En wat er deze week te doen is',
    intro: 'Goedemorgen. De drukste week van het jaar is begonnen.',
    blocks: [
      {
        __component: 'edition.articles',
        title: null,
        articles: [321, 221].map((number) => documentIdOf('content', String(number))),
        newest: 4,
      },
    ],
  }
  await strapi.documents(uid).create({ locale: 'nl', data: data as never })
}

function figuresOf(recipients: number) {
  const refused = Math.round(recipients * 0.004)
  const bounced = Math.round(recipients * 0.002)
  const sent = recipients - refused - bounced
  return { recipients, waiting: 0, sent, refused, undelivered: 0, bounced, gone: 0 }
}
