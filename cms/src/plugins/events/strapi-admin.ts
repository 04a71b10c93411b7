import type { StrapiApp } from '@strapi/strapi/admin'
import { DoorPanel } from './admin/DoorPanel.tsx'

/** What this uses of the content manager, which has no types for others. */
interface ContentManager {
  addEditViewSidePanel(panels: unknown[]): void
}

/** Adds a panel beside events: who comes. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'events', name: 'Evenementen' })
  },
  bootstrap(app: Pick<StrapiApp, 'getPlugin'>) {
    const { apis } = app.getPlugin('content-manager') as unknown as { apis: ContentManager }
    apis.addEditViewSidePanel([DoorPanel])
  },
}
