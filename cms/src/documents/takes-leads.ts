import type { Core } from '@strapi/strapi'
import { type DocumentMiddleware, uidOf, writes } from './types.ts'

const uid = uidOf('partner')

/** Readers may know whether a company gets their questions itself; its address for them is private. */
export function takesLeads(): DocumentMiddleware {
  return async function takesLeads(call, next) {
    const data = call.params.data
    if (call.uid === uid && writes(call) && data && 'leadEmail' in data)
      data.takesLeads = Boolean(data.leadEmail)
    return next()
  }
}

/** Fills it in for companies from before it was stored. */
export async function fillTakesLeads(strapi: Core.Strapi): Promise<void> {
  const where = { leadEmail: { $notNull: true, $ne: '' }, takesLeads: { $null: true } }
  await strapi.db.query(uid).updateMany({ where, data: { takesLeads: true } })
}
