import type { Core } from '@strapi/strapi'
import { vacanciesController } from './server/controller.ts'
import { permission } from './server/permission.ts'
import { routes } from './server/routes.ts'

/** The editors' queue of vacancies. What becomes of them is decided by `src/vacancies/`. */
export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await permission.register(strapi)
  },
  controllers: { vacancies: vacanciesController },
  routes,
}
