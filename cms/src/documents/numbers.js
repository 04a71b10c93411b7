// @ts-check

const { typeOf, uidOf } = require('./types.js')

/** Types with a number in their public address. Strapi's own `id` changes at every publication. */
const numberedTypes = ['content', 'vacancy', 'event', 'magazine', 'campaign-link', 'subscription']
/** @type {Set<string>} */
const uids = new Set(numberedTypes.map(uidOf))
const table = 'counters'
const valueColumn = `${table}.value`

/** Makes the table of counters where it is missing. @param {import('@strapi/types').Core.Strapi} strapi */
async function createCounters(strapi) {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(table)) return
  await schema.createTable(table, (columns) => {
    columns.string('name', 40).primary()
    columns.integer('value').notNullable()
  })
}

/**
 * Gives each new document the next number of its type. A number is given once, also when its document is deleted.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @returns {import('./types.js').DocumentMiddleware}
 */
function numbers(strapi) {
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
    // A number is an address that others have linked to: it stays what it is.
    if (action === 'update' && params.data && (await isKnown(strapi, call))) delete params.data.number
    if (action === 'clone') params.data = { ...params.data, number: await nextNumber(strapi, name) }
    return next()
  }
}

/** @param {unknown} value @returns {value is number} */
function isInteger(value) {
  return Number.isInteger(value)
}

/**
 * One statement, so that two editors at once get two numbers, on SQLite and on Postgres. It joins the transaction that
 * may be open: SQLite has one connection, and asking for a second would wait for ever.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {string} name
 * @returns {Promise<number>}
 */
async function nextNumber(strapi, name) {
  return await strapi.db.transaction(async ({ trx }) => {
    const [row] = await trx(table)
      .insert({ name, value: 1 })
      .onConflict('name')
      .merge({ value: trx.raw('?? + 1', [valueColumn]) })
      .returning('value')
    return row.value
  })
}

/**
 * Takes a number that was chosen elsewhere, and lets the counter go on above it.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {string} name
 * @param {number} number
 * @returns {Promise<number>} The same number.
 */
async function reach(strapi, name, number) {
  return await strapi.db.transaction(async ({ trx }) => {
    const larger = trx.raw('case when ?? < ? then ? else ?? end', [valueColumn, number, number, valueColumn])
    await trx(table).insert({ name, value: number }).onConflict('name').merge({ value: larger })
    return number
  })
}

/**
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {import('./types.js').DocumentCall} call
 */
async function isKnown(strapi, { uid, params }) {
  const row = await strapi.db
    .query(uid)
    .findOne({ where: { documentId: params.documentId }, select: ['number'] })
  return row?.number != null
}

module.exports = { createCounters, numbers }
