import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { line, validInput } from '../access/valid-input.ts'
import type { AccountContext } from './account.ts'

const uid = 'api::saved-item.saved-item'
/** More than anybody reads again; the oldest are removed. */
const maxItems = 500

const kinds = ['content', 'vacancy', 'event']
const Place = z.object({
  kind: z.enum(kinds),
  number: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})
const Item = z.strictObject({ note: line(500).nullable().optional() })

/** The saved list of an account. Bypasses the document service: no event may reveal what somebody reads. */
export function savedItemActions(strapi: Core.Strapi) {
  const items = () => strapi.db.query(uid)
  return {
    async saved(ctx: AccountContext) {
      return ctx.send({ data: await savedBy(strapi, ctx.state.user.id) })
    },

    /** Idempotent; a new note replaces the old one. */
    async save(ctx: AccountContext) {
      const place = await placeOf(ctx)
      const { note } = validInput(Item, ctx.request.body ?? {})
      if (!(await isPublished(place))) throw new errors.NotFoundError()
      await keep(place, note)
      await makeRoom(place.userId)
      return ctx.send({ ok: true })
    },

    /** Succeeds even if it wasn't saved. */
    async unsave(ctx: AccountContext) {
      await items().deleteMany({ where: await placeOf(ctx) })
      return ctx.send({ ok: true })
    },
  }

  async function placeOf(ctx: AccountContext) {
    const place = Place.safeParse(ctx.params)
    if (!place.success) throw new errors.NotFoundError()
    return { userId: ctx.state.user.id, ...place.data }
  }

  async function isPublished({ kind, number }: { kind: string; number: number }) {
    const entries = strapi.db.query(`api::${kind}.${kind}`)
    return (await entries.count({ where: { number, publishedAt: { $notNull: true } } })) > 0
  }

  async function keep(
    place: { userId: number; kind: string; number: number },
    note: string | null | undefined,
  ) {
    const renew = async () => {
      const known = await items().findOne({ where: place })
      if (known && note !== undefined) await items().update({ where: { id: known.id }, data: { note } })
      return Boolean(known)
    }
    if (await renew()) return
    try {
      await items().create({ data: { ...place, note: note ?? null, savedAt: new Date() } })
    } catch (failure) {
      // Another window saved it a moment ago: the database allows each item once.
      if (!(await renew())) throw failure
    }
  }

  async function makeRoom(userId: number) {
    const older = await items().findMany({
      where: { userId },
      select: ['id'],
      orderBy: [{ savedAt: 'desc' }, { id: 'desc' }],
      offset: maxItems,
      limit: maxItems,
    })
    if (older.length > 0) await items().deleteMany({ where: { id: { $in: older.map(({ id }) => id) } } })
  }
}

/** @returns Newest first. */
export async function savedBy(
  strapi: Core.Strapi,
  userId: number,
): Promise<{ kind: string; number: number; savedAt: string; note: string | null }[]> {
  const rows = await strapi.db.query(uid).findMany({
    where: { userId },
    orderBy: [{ savedAt: 'desc' }, { id: 'desc' }],
    limit: maxItems,
  })
  return rows.map(({ kind, number, savedAt, note }) => ({ kind, number, savedAt, note }))
}
