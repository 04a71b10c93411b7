import type { Core } from '@strapi/strapi'
import { publishedTypes, uidOf } from '../src/documents/types.ts'
import { seedAccounts } from './accounts.ts'
import { seedApplications } from './applications.ts'
import { seedToday } from './dates.ts'
import { seedDepartments } from './departments.ts'
import type { SeedDocument } from './document.ts'
import { named } from './files.ts'
import { seedOwnVacancies } from './own-vacancies.ts'
import { seedPanelAccounts } from './panel-accounts.ts'
import { readContent } from './read-content.ts'
import { createReferences } from './references.ts'
import { seedRegistrations } from './registrations.ts'
import { seedDownloads } from './seed-downloads.ts'
import { seedEditions } from './seed-editions.ts'
import { seedMedia } from './seed-media.ts'
import { seedOrders } from './seed-orders.ts'
import { seedStatistics } from './statistics.ts'

type Strapi = Core.Strapi

/** Raise it when the content has changed and running servers should get what they lack. */
const version = 8

/**
 * Fills an empty server with the sample content and the demo accounts, once. What a start that was killed had begun is written again.
 * @throws Error Naming the content file or the document that is broken.
 */
export async function seedDatabase(strapi: Strapi) {
  const store = strapi.store({ type: 'core', name: 'seed' })
  if ((await store.get({ key: 'version' })) === version) return
  const isUnfinished = Boolean(await store.get({ key: 'unfinished' }))
  await store.set({ key: 'unfinished', value: true })

  const { documents, pictures, downloads } = await readContent({
    today: seedToday(),
    folder: process.env.SEED_FOLDER || undefined,
  })
  const fileIds = new Map([
    ...(await seedMedia(strapi, pictures)),
    ...(await seedDownloads(strapi, downloads)),
  ])
  const references = createReferences(documents, fileIds)
  for (const group of groups(documents)) await seedGroup(strapi, group, references, isUnfinished)
  await seedAccounts(strapi)
  await seedOrders(strapi)
  await seedOwnVacancies(strapi)
  await seedApplications(strapi)
  await seedRegistrations(strapi)
  await seedEditions(strapi)
  await seedPanelAccounts(strapi)
  await seedDepartments(strapi)
  await seedStatistics(strapi)
  await store.set({ key: 'version', value: version })
  await store.delete({ key: 'unfinished' })
}

/** Documents by type, in the order of their types. */
function groups(documents: SeedDocument[]): SeedDocument[][] {
  const types = [...new Set(documents.map(({ type }) => type))]
  return types.map((wanted) => documents.filter(({ type }) => type === wanted))
}

/**
 * @param documents All of one type.
 * @param isUnfinished What is there may be half a document, or one that was not published yet.
 */
async function seedGroup(
  strapi: Strapi,
  documents: SeedDocument[],
  references: ReturnType<typeof createReferences>,
  isUnfinished: boolean,
) {
  const created = []
  for (const document of documents) {
    if (!isUnfinished && (await isThere(strapi, document))) continue
    await write(strapi, document, references.withoutSiblings(document))
    created.push(document)
  }
  if (publishedTypes.includes(documents[0]?.type ?? ''))
    for (const document of created) await publish(strapi, document)
  await relateSiblings(strapi, created, references)
  await setDates(strapi, created)
}

async function isThere(strapi: Strapi, { type, documentId, locale }: SeedDocument) {
  const where = { documentId, ...(locale ? { locale } : {}) }
  return (await strapi.db.query(uidOf(type)).count({ where })) > 0
}

async function write(strapi: Strapi, document: SeedDocument, data: Record<string, unknown>) {
  const { type, documentId } = document
  const service = strapi.documents(uidOf(type))
  const locale = document.locale ?? undefined
  await explained(document, async () => {
    const known = await strapi.db.query(uidOf(type)).count({ where: { documentId } })
    return known
      ? service.update({ documentId, locale, data })
      : service.create({ locale, data: { ...data, documentId } })
  })
}

async function publish(strapi: Strapi, document: SeedDocument) {
  const { type, documentId, locale } = document
  await explained(document, () =>
    strapi.documents(uidOf(type)).publish({ documentId, locale: locale ?? undefined }),
  )
}

/**
 * Articles name each other in both directions. A published one can lead only to published ones, so this comes last,
 * for drafts and published versions each among themselves.
 */
async function relateSiblings(
  strapi: Strapi,
  documents: SeedDocument[],
  references: ReturnType<typeof createReferences>,
) {
  const naming = documents.filter((document) => references.siblingsOf(document))
  if (!naming[0]) return
  const entries = strapi.db.query(uidOf(naming[0].type))
  const rows = await entries.findMany({ select: ['id', 'documentId', 'locale', 'publishedAt'] })
  const idOf = (
    documentId: string,
    { locale, publishedAt }: { locale: string | null; publishedAt: unknown },
  ) =>
    rows.find(
      (row) => row.documentId === documentId && row.locale === locale && !row.publishedAt === !publishedAt,
    )?.id

  for (const document of naming) {
    for (const row of rows.filter(
      (row) => row.documentId === document.documentId && row.locale === document.locale,
    )) {
      const related = Object.entries(references.siblingsOf(document) ?? {})
      const data = Object.fromEntries(
        related.map(([name, ids]) => [name, { set: ids.map((id) => ({ id: idOf(id, row) })) }]),
      )
      await entries.update({ where: { id: row.id }, data })
    }
  }
}

/** The same dates at every fresh start; Strapi itself would take the present. */
async function setDates(strapi: Strapi, documents: SeedDocument[]) {
  for (const { type, documentId, locale, at } of documents) {
    const where = { documentId, ...(locale ? { locale } : {}) }
    const entries = strapi.db.query(uidOf(type))
    await entries.updateMany({ where, data: { createdAt: at, updatedAt: at } })
    await entries.updateMany({
      where: { ...where, publishedAt: { $notNull: true } },
      data: { publishedAt: at, updatedAt: at },
    })
  }
}

/** Puts a document's name before what is wrong with it. */
async function explained<Value>({ type, key, locale }: SeedDocument, act: () => Promise<Value>) {
  try {
    return await act()
  } catch (error) {
    return named(`${type} ${key} (${locale})`, () => {
      throw error
    })
  }
}
