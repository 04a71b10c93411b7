import type { Core } from '@strapi/strapi'
import { statisticsController } from './server/controller.ts'
import { permission } from './server/permission.ts'
import { routes } from './server/routes.ts'

/** The editors' view of the statistics. `src/statistics/` fills them. */
export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await permission.register(strapi)
  },
  controllers: { statistics: statisticsController },
  routes,
}
