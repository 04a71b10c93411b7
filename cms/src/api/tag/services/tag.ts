import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::tag.tag', ({ strapi }) => ({
  /**
   * How often each tag is used by published content of one language that has not expired; unused tags are left out.
   * @returns By name.
   */
  async countPublished(
    locale: string,
  ): Promise<{ documentId: string; slug: string; name: string; initial: string; count: number }[]> {
    const now = new Date()
    const rows: {
      documentId: string
      slug: string
      name: string
      initial: string
      count: number | string
    }[] = await strapi.db
      .connection('tags as t')
      .join('contents_tags_lnk as l', 'l.tag_id', 't.id')
      .join('contents as c', 'c.id', 'l.content_id')
      .where('t.locale', locale)
      .where('c.locale', locale)
      .whereNotNull('c.published_at')
      .where((rows) => rows.whereNull('c.expires_at').orWhere('c.expires_at', '>', now))
      .groupBy('t.id', 't.document_id', 't.slug', 't.name', 't.initial')
      .select({ documentId: 't.document_id', slug: 't.slug', name: 't.name', initial: 't.initial' })
      .count({ count: 'c.id' })
    const byName = new Intl.Collator(locale, { numeric: true })
    // Postgres counts in 64 bits, which its driver hands over as text.
    return rows
      .map((row) => ({ ...row, count: Number(row.count) }))
      .sort((one, other) => byName.compare(one.name, other.name))
  },

  /**
   * Which tag a word is a synonym of.
   * @returns Its slug; by the alphabet the first where several claim the word.
   */
  async slugOfSynonym(synonym: string, locale: string): Promise<string | null> {
    const tags = await strapi.db
      .query('api::tag.tag')
      .findMany({ where: { locale }, select: ['slug', 'synonyms'], orderBy: { slug: 'asc' } })
    // The list is JSON, which the databases do not search alike; there are hundreds of tags, and the site keeps the answer.
    const tag = tags.find(({ synonyms }) => Array.isArray(synonyms) && synonyms.includes(synonym))
    return tag?.slug ?? null
  },
}))
