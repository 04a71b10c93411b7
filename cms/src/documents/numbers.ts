import type { Core } from '@strapi/strapi'
import { reachNumber, takeNumber } from '../database/counters.ts'
import { type DocumentCall, type DocumentMiddleware, typeOf, uidOf } from './types.ts'

/** Types with a number in their public address. Strapi's own `id` changes with every publication. */
const numberedTypes = ['content', 'vacancy', 'event', 'magazine', 'campaign-link', 'subscription']
const uids = new Set<string>(numberedTypes.map(uidOf))

/** Gives each new document the next number of its type. Numbers are never reused, even if the document is deleted. */
export function numbers(strapi: Core.Strapi): DocumentMiddleware {
  return async function numbers(call, next) {
    const { uid, action, params } = call
    if (!uids.has(uid)) return next()
    const name = typeOf(uid)

    if (action === 'create') {
      const data = params.data ?? {}
      data.number = isInteger(data.number)
        ? await reach(strapi, name, data.number)
        : await nextNumber(strapi, name)
      params.data = data
    }
    // Others have linked to the number, so it never changes.
    if (action === 'update' && params.data && (await isKnown(strapi, call))) delete params.data.number
    if (action === 'clone') params.data = { ...params.data, number: await nextNumber(strapi, name) }
    return next()
  }
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value)
}

/** Joins an open transaction: SQLite has one connection, and waiting for a second one would never end. */
async function nextNumber(strapi: Core.Strapi, name: string): Promise<number> {
  return await strapi.db.transaction(({ trx }) => takeNumber(trx, name))
}

/**
 * Accepts a given number, as from an import, and moves the counter above it.
 * @returns The same number.
 */
async function reach(strapi: Core.Strapi, name: string, number: number): Promise<number> {
  await strapi.db.transaction(({ trx }) => reachNumber(trx, name, number))
  return number
}

async function isKnown(strapi: Core.Strapi, { uid, params }: DocumentCall) {
  const row = await strapi.db
    .query(uid)
    .findOne({ where: { documentId: params.documentId }, select: ['number'] })
  return row?.number != null
}
