import { Shield } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

/** Adds a page to the panel's menu, for roles with permission. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'privacy', name: 'Privacy' })
    app.addMenuLink({
      to: 'plugins/privacy',
      icon: Shield,
      intlLabel: { id: 'privacy.menu', defaultMessage: 'Privacy' },
      permissions: [{ action: 'plugin::privacy.handle', subject: null }],
      Component: () => import('./admin/PrivacyPage.tsx'),
    })
  },
}
