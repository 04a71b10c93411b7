import type { StrapiApp } from '@strapi/strapi/admin'
import { AttachmentPanel } from './admin/AttachmentPanel.tsx'

/** What this uses of the content manager, which has no types for others. */
interface ContentManager {
  addEditViewSidePanel(panels: unknown[]): void
}

/** Adds a panel beside records that came with a file. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'attachments', name: 'Bijlagen' })
  },
  bootstrap(app: Pick<StrapiApp, 'getPlugin'>) {
    const { apis } = app.getPlugin('content-manager') as unknown as { apis: ContentManager }
    apis.addEditViewSidePanel([AttachmentPanel])
  },
}
