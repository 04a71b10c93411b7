import { Briefcase } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

/** Adds a page to the panel's menu, for roles with permission. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'vacancies', name: 'Vacatures' })
    app.addMenuLink({
      to: 'plugins/vacancies',
      icon: Briefcase,
      intlLabel: { id: 'vacancies.menu', defaultMessage: 'Te beoordelen' },
      permissions: [{ action: 'plugin::vacancies.review', subject: null }],
      Component: () => import('./admin/VacanciesPage.tsx'),
    })
  },
}
