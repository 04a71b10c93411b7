import { Mail } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

/** A page of its own in the panel's menu, for who may see the mails. */
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
