import { ArticleList } from '../../components/ArticleList.tsx'
import { Await } from '../../components/Await.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { Pagination } from '../../components/Pagination.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { TagList } from '../../components/TagList.tsx'
import type { ArticleCard } from '../../content/article-card.ts'
import type { Deferred } from '../../content/deferred.ts'
import type { Listing } from '../../content/listing.ts'
import type { Tag, TagCount } from '../../content/tag.ts'
import { FollowForm } from '../../follows/FollowForm.tsx'
import { FollowSlot } from '../../push/FollowSlot.tsx'
import { tagTopic } from '../../push/topics.ts'
import { useSite } from '../../site-context.tsx'
import { TagSkeletons } from './TagSkeletons.tsx'
import './tag.css'

/** Props of a tag's page. */
export interface TagProps {
  tag: Tag
  articles: Listing<ArticleCard>
  related: Deferred<TagCount[]>
}

/** Everything on one topic, newest first. */
export function TagPage({ tag, articles, related }: TagProps) {
  const { t, href } = useSite()
  return (
    <div className="page-width">
      <PageHeading
        title={tag.name}
        label={<a href={href('tags-overzicht')}>{t('topic.label')}</a>}
        intro={tag.description}
      />
      <div className="follow-row">
        <FollowForm topic={tagTopic(tag.slug)} name={tag.name} />
        <FollowSlot topic={tagTopic(tag.slug)} name={tag.name} />
      </div>
      <p className="tag-total">
        {t.count('tag.articles', articles.total)}
        {articles.page > 1 && `, ${t('pagination.page', { page: articles.page }).toLowerCase()}`}
      </p>
      <div className="tag-columns">
        <div>
          {articles.items.length > 0 ? <ArticleList articles={articles.items} level={2} /> : <EmptyTag />}
          <Pagination
            listing={articles}
            pathOf={(page) => href('news-tag-tag', { tag: tag.slug }, { page })}
          />
        </div>
        <Await value={related} fallback={<TagSkeletons />}>
          {(tags) =>
            tags.length > 0 && (
              <section aria-labelledby="related-tags">
                <PartHeading id="related-tags" title={t('topic.related')} small />
                <TagList tags={tags} />
              </section>
            )
          }
        </Await>
      </div>
    </div>
  )
}

function EmptyTag() {
  const { t, href } = useSite()
  return (
    <EmptyState title={t('topic.empty-title')} text={t('topic.empty-text')}>
      <a className="button" href={href('tags-overzicht')}>
        {t('tags.all')}
      </a>
      <a className="button button-quiet" href={href('home')}>
        {t('navigation.home')}
      </a>
    </EmptyState>
  )
}
