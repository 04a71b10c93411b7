import { ChartBubble } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

/** A page in the panel's menu, for users who may read the statistics. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'statistics', name: 'Statistieken' })
    app.addMenuLink({
      to: 'plugins/statistics',
      icon: ChartBubble,
      intlLabel: { id: 'statistics.menu', defaultMessage: 'Statistieken' },
      permissions: [{ action: 'plugin::statistics.read', subject: null }],
      Component: () => import('./admin/StatisticsPage.tsx'),
    })
  },
}
