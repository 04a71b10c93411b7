import { doorController } from './server/controller.ts'
import { routes } from './server/routes.ts'

/** Hands editors the link with which an event's attendees are listed and let in. */
export default {
  controllers: { door: doorController },
  routes,
}
