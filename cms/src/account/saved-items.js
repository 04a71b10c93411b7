// @ts-check

const { errors } = require('@strapi/utils')
const { z } = require('zod')
const { line, validInput } = require('../access/valid-input.js')

/** @typedef {import('./account.js').AccountContext} AccountContext */

const uid = 'api::saved-item.saved-item'
/** More than anybody reads again; the oldest make room. */
const mostItems = 500

const kinds = ['content', 'vacancy', 'event']
const Place = z.object({
  kind: z.enum(kinds),
  number: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})
const Item = z.strictObject({ note: line(500).nullable().optional() })

/** What an account keeps to read later. Written past the document service: no event may carry what somebody reads. */
function savedItemActions() {
  const items = () => strapi.db.query(uid)
  return {
    /** @param {AccountContext} ctx */
    async saved(ctx) {
      return ctx.send({ data: await savedBy(ctx.state.user.id) })
    },

    /** Saving twice is saving once; a note replaces the older one. @param {AccountContext} ctx */
    async save(ctx) {
      const place = await placeOf(ctx)
      const { note } = validInput(Item, ctx.request.body ?? {})
      if (!(await isPublished(place))) throw new errors.NotFoundError()
      await keep(place, note)
      await makeRoom(place.userId)
      return ctx.send({ ok: true })
    },

    /** Also when it was not there. @param {AccountContext} ctx */
    async unsave(ctx) {
      await items().deleteMany({ where: await placeOf(ctx) })
      return ctx.send({ ok: true })
    },
  }

  /** @param {AccountContext} ctx */
  async function placeOf(ctx) {
    const place = Place.safeParse(ctx.params)
    if (!place.success) throw new errors.NotFoundError()
    return { userId: ctx.state.user.id, ...place.data }
  }

  /** @param {{ kind: string, number: number }} place */
  async function isPublished({ kind, number }) {
    const entries = strapi.db.query(`api::${kind}.${kind}`)
    return (await entries.count({ where: { number, publishedAt: { $notNull: true } } })) > 0
  }

  /** @param {{ userId: number, kind: string, number: number }} place @param {string | null | undefined} note */
  async function keep(place, note) {
    const renew = async () => {
      const known = await items().findOne({ where: place })
      if (known && note !== undefined) await items().update({ where: { id: known.id }, data: { note } })
      return Boolean(known)
    }
    if (await renew()) return
    try {
      await items().create({ data: { ...place, note: note ?? null, savedAt: new Date() } })
    } catch (failure) {
      // Saved a moment ago in another window: the database keeps each place once.
      if (!(await renew())) throw failure
    }
  }

  /** @param {number} userId */
  async function makeRoom(userId) {
    const older = await items().findMany({
      where: { userId },
      select: ['id'],
      orderBy: [{ savedAt: 'desc' }, { id: 'desc' }],
      offset: mostItems,
      limit: mostItems,
    })
    if (older.length > 0) await items().deleteMany({ where: { id: { $in: older.map(({ id }) => id) } } })
  }
}

/** @param {number} userId @returns {Promise<{ kind: string, number: number, savedAt: string, note: string | null }[]>} Newest first. */
async function savedBy(userId) {
  const rows = await strapi.db.query(uid).findMany({
    where: { userId },
    orderBy: [{ savedAt: 'desc' }, { id: 'desc' }],
    limit: mostItems,
  })
  return rows.map(({ kind, number, savedAt, note }) => ({ kind, number, savedAt, note }))
}

module.exports = { savedBy, savedItemActions }
