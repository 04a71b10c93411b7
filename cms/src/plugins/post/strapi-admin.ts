import { Mail } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

/** Adds a page to the panel's menu, for roles with permission. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'post', name: 'Post' })
    app.addMenuLink({
      to: 'plugins/post',
      icon: Mail,
      intlLabel: { id: 'post.menu', defaultMessage: 'Post' },
      permissions: [{ action: 'plugin::post.manage', subject: null }],
      Component: () => import('./admin/PostPage.tsx'),
    })
  },
}
