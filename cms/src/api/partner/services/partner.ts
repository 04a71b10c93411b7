import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::partner.partner', ({ strapi }) => ({
  /**
   * The published companies of one language.
   * @param wanted `category` is a slug in that language.
   * @returns Their documentIds, by name and then by link.
   */
  async publishedByName({
    locale,
    role,
    category,
  }: {
    locale: string
    role?: string
    category?: string
  }): Promise<string[]> {
    const partners: { documentId: string; name: string; link: string; roles: unknown }[] = await strapi.db
      .query('api::partner.partner')
      .findMany({
        where: {
          locale,
          publishedAt: { $notNull: true },
          ...(category ? { categories: { slug: category, locale } } : {}),
        },
        select: ['documentId', 'name', 'link', 'roles'],
      })
    const byName = new Intl.Collator(locale, { numeric: true })
    return partners
      .filter(({ roles }) => !role || (Array.isArray(roles) && roles.includes(role)))
      .sort((one, other) => byName.compare(one.name, other.name) || byCode(one.link, other.link))
      .map(({ documentId }) => documentId)
  },
}))

function byCode(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}
