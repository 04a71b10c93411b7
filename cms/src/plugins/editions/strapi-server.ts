import type { Core } from '@strapi/strapi'
import { editionsController } from './server/controller.ts'
import { composing, sending } from './server/permissions.ts'
import { routes } from './server/routes.ts'

/** The editors' view of newsletters. They are sent by `src/editions/`. */
export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await composing.register(strapi)
    await sending.register(strapi)
  },
  controllers: { editions: editionsController },
  routes,
}
