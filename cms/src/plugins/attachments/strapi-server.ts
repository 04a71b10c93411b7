import { attachmentController } from './server/controller.ts'
import { routes } from './server/routes.ts'

/** Hands editors the files that came with forms. The worker stores them. */
export default {
  controllers: { attachments: attachmentController },
  routes,
}
