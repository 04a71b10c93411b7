import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { escaped } from '../fill-layout.ts'
import { type Language, siteLink } from '../site-link.ts'

/** Texts of editions, which are the same for all of their recipients. */
export const editionMailTable = 'edition_mails'

/** A mail whose text is stored once. */
export interface EditionMail {
  subject: string
  /** `{{unsubscribe}}` and `{{preferences}}` stand for the recipient's own links. */
  html: string
  text: string
}

/** Makes the table where it is missing. */
export async function createEditionMails(strapi: Core.Strapi): Promise<void> {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(editionMailTable)) return
  await schema.createTable(editionMailTable, (columns) => {
    columns.increments('id')
    columns.string('subject', 200).notNullable()
    columns.text('html', 'mediumtext').notNullable()
    columns.text('text', 'mediumtext').notNullable()
    columns.bigInteger('created_at').notNullable()
  })
}

/** Stores a text. @param trx The transaction of what it is for. @returns Its id. */
export async function storeEditionMail(trx: Knex, { subject, html, text }: EditionMail): Promise<number> {
  const [{ id }] = await trx(editionMailTable)
    .insert({ subject, html, text, created_at: Date.now() })
    .returning('id')
  return id
}

/** A stored text, as it was sent; undefined once it is deleted. */
export async function findEditionMail(rows: Knex, id: number): Promise<EditionMail | undefined> {
  return rows(editionMailTable).where({ id }).first('subject', 'html', 'text')
}

/** Reads stored texts, the last one from memory: a run sends the same to thousands. */
export function editionMailReader(rows: Knex): (id: number) => Promise<EditionMail> {
  let last: { id: number; mail: Promise<EditionMail | undefined> } | null = null
  return async (id) => {
    if (last?.id !== id) last = { id, mail: findEditionMail(rows, id) }
    const mail = await last.mail
    if (mail) return mail
    last = null
    throw new Error(`there is no text of edition ${id}`)
  }
}

/** The text for one recipient. */
export function personalMail(
  { html, text }: EditionMail,
  { unsubscribe, token, language }: { unsubscribe: string; token: string; language: Language },
): { html: string; text: string } {
  const preferences = siteLink(language, '/nieuwsbrief', { voorkeuren: token })
  return {
    html: html
      .replaceAll('{{unsubscribe}}', escaped(unsubscribe))
      .replaceAll('{{preferences}}', escaped(preferences)),
    text: text.replaceAll('{{unsubscribe}}', unsubscribe).replaceAll('{{preferences}}', preferences),
  }
}
