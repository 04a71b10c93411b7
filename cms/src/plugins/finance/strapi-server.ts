import type { Core } from '@strapi/strapi'
import { batchesController } from './server/batches-controller.ts'
import { financeController } from './server/controller.ts'
import { permission } from './server/permission.ts'
import { routes } from './server/routes.ts'
import { statementsController } from './server/statements-controller.ts'

/** Orders, invoices and mandates, for who keeps the books. What they do is in `src/orders/`, `src/invoices/` and `src/mandates/`. */
export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await permission.register(strapi)
  },
  controllers: { finance: financeController, batches: batchesController, statements: statementsController },
  routes,
}
