import type { OpenRouteName } from '../../client/routes.ts'
import { loadHome } from './home.ts'
import type { Loader } from './loader.ts'
import { loadNews } from './news.ts'
import { loadSection } from './section.ts'
import { loadSlug } from './slug.ts'
import { loadTag } from './tag.ts'
import { loadTags, loadTagsInitial } from './tags.ts'

/** The loader of every open row of the route table; a row without one, or with the wrong props, does not compile. */
export const loaders: { [Name in OpenRouteName]: Loader<Name> } = {
  home: loadHome,
  ecommerce: loadSection('ecommerce'),
  logistiek: loadSection('logistiek'),
  fulfilment: loadSection('fulfilment'),
  'news-tag-tag': loadTag,
  'news-id-slug': loadNews,
  'tags-overzicht': loadTags,
  'tags-overzicht-char': loadTagsInitial,
  slug: loadSlug,
}
