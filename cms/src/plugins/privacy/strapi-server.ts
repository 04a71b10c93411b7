import type { Core } from '@strapi/strapi'
import { privacyController } from './server/controller.ts'
import { permission } from './server/permission.ts'
import { routes } from './server/routes.ts'

/** For who answers somebody that asks for their data. What it does is in `src/privacy/`. */
export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await permission.register(strapi)
  },
  controllers: { privacy: privacyController },
  routes,
}
