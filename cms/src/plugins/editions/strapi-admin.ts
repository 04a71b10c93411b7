import { Feather } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

/** Adds a page to the panel's menu, for roles with permission. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'editions', name: 'Nieuwsbrieven' })
    app.addMenuLink({
      to: 'plugins/editions',
      icon: Feather,
      intlLabel: { id: 'editions.menu', defaultMessage: 'Nieuwsbrieven' },
      permissions: [{ action: 'plugin::editions.compose', subject: null }],
      Component: () => import('./admin/EditionsPage.tsx'),
    })
  },
}
