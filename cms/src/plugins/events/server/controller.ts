import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { siteLink } from '../../../mail/site-link.ts'
import { doorToken } from '../../../registrations/door.ts'
import { findEvent } from '../../../registrations/event.ts'

/** The page of an event's attendees, as the panel shows it. */
export interface ShownDoor {
  url: string
}

export function doorController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** Null for an event that takes no registrations here. */
    async link(ctx: Context) {
      const { documentId } = ctx.params
      const event = await findEvent(strapi, documentId)
      const data: ShownDoor | null =
        event?.registration?.mode === 'own'
          ? { url: siteLink('nl', '/ingang', { code: doorToken(documentId) }) }
          : null
      ctx.body = { data }
    },
  }
}
