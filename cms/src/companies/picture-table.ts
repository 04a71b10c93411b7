import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

const pictureTable = 'company_pictures'

/** What a company gives a picture for. */
export const pictureKinds = ['logo', 'cover'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** A picture that members gave and no editor has approved. */
export interface PictureRow {
  /** documentId. */
  company: string
  kind: PictureKind
  /** Alternative text; empty for a logo, which stands beside the name. */
  alt: string
  /** WebP. */
  image: Buffer
  /** In pixels. */
  width: number
  height: number
  /** The first of the hexadecimal digits of the SHA-256 of `image`. */
  version: string
}

/** A picture without its bytes. */
export type PictureFacts = Omit<PictureRow, 'image'>

/** Creates the table if it is missing. A company has one of each kind. */
export async function createCompanyPictures(strapi: Core.Strapi): Promise<void> {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(pictureTable)) return
  await schema.createTable(pictureTable, (columns) => {
    columns.string('company', 60).notNullable()
    columns.string('kind', 10).notNullable()
    columns.string('alt', 200).notNullable()
    columns.binary('image').notNullable()
    columns.integer('width').notNullable()
    columns.integer('height').notNullable()
    columns.string('version', 16).notNullable()
    columns.primary(['company', 'kind'])
  })
}

/** Puts a picture in the place of the one that waited there. */
export async function putPicture(trx: Knex, row: PictureRow): Promise<void> {
  await trx(pictureTable).insert(row).onConflict(['company', 'kind']).merge()
}

/** The picture of one kind that waits; null without one. */
export async function pictureOf(
  strapi: Core.Strapi,
  company: string,
  kind: PictureKind,
): Promise<PictureRow | null> {
  return await strapi.db.transaction(async ({ trx }) => {
    const row: PictureRow | undefined = await trx(pictureTable).where({ company, kind }).first()
    // Drivers differ in what they make of bytes.
    return row ? { ...row, image: Buffer.from(row.image) } : null
  })
}

/** The pictures of a company that wait, without their bytes. */
export async function picturesOf(strapi: Core.Strapi, company: string): Promise<PictureFacts[]> {
  return await strapi.db.transaction(({ trx }) =>
    trx(pictureTable)
      .where({ company })
      .orderBy('kind', 'desc')
      .select('company', 'kind', 'alt', 'width', 'height', 'version'),
  )
}

/** Deletes what waits of a company: all of it, or one picture. */
export async function dropPictures(strapi: Core.Strapi, company: string, kind?: PictureKind): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    trx(pictureTable)
      .where({ company, ...(kind && { kind }) })
      .delete(),
  )
}
