import { PriceTag } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

/** Adds a page to the panel's menu, for roles with permission. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'finance', name: 'Financiën' })
    app.addMenuLink({
      to: 'plugins/finance',
      icon: PriceTag,
      intlLabel: { id: 'finance.menu', defaultMessage: 'Financiën' },
      permissions: [{ action: 'plugin::finance.manage', subject: null }],
      Component: () => import('./admin/FinancePage.tsx'),
    })
  },
}
