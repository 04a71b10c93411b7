import { articlePath } from '../../../client/components/article-path.ts'
import type { Article } from '../../../client/content/article.ts'
import type { Translate } from '../../../client/i18n/translator.ts'
import { escapeHtml } from '../../content/markup.ts'
import { blockMarkup, figureMarkup, withAbsoluteAddresses } from './block-markup.ts'
import type { FeedItem } from './feed.ts'

/**
 * Articles as feed items. They contain the whole text of what is free to read, since readers shouldn't have to leave their feed
 * reader, and the beginning of the rest.
 * @param sizeOf Size in bytes of a picture by its site path, or null.
 */
export function articleItems(
  articles: Article[],
  siteUrl: string,
  t: Translate,
  sizeOf: (src: string) => Promise<number | null>,
): Promise<FeedItem[]> {
  return Promise.all(
    articles.map(async (article): Promise<FeedItem> => {
      const { picture, gallery } = article
      return {
        path: articlePath(article),
        locale: article.locale,
        title: article.title,
        summary: article.intro,
        html: withAbsoluteAddresses(
          [
            `<p><strong>${escapeHtml(article.intro)}</strong></p>`,
            picture ? figureMarkup(picture) : '',
            blockMarkup(article.body),
            ...gallery.map(figureMarkup),
          ].join(''),
          siteUrl,
        ),
        publishedAt: article.publishedAt,
        modifiedAt: article.modifiedAt ?? article.publishedAt,
        authors: article.authors.map(({ name, url }) => ({ name, url })),
        categories: [t(`section.${article.section}`), ...article.tags.map((tag) => tag.name)],
        picture: picture && { ...picture, size: await sizeOf(picture.src) },
      }
    }),
  )
}
