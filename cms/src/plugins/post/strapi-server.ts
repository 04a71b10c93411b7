import type { Core } from '@strapi/strapi'
import { postController } from './server/controller.ts'
import { permission } from './server/permission.ts'
import { routes } from './server/routes.ts'

/** The editors' view of the mails. They are sent by `src/mail/`. */
export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await permission.register(strapi)
  },
  controllers: { post: postController },
  routes,
}
