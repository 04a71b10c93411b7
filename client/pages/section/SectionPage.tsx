import { ArticleList } from '../../components/ArticleList.tsx'
import { DutchArticles } from '../../components/DutchArticles.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { Pagination } from '../../components/Pagination.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { TagList } from '../../components/TagList.tsx'
import { Teaser } from '../../components/Teaser.tsx'
import { type ArticleCard, type Section, sections } from '../../content/article-card.ts'
import type { Listing } from '../../content/listing.ts'
import type { TagCount } from '../../content/tag.ts'
import { FollowForm } from '../../follows/FollowForm.tsx'
import { FollowSlot } from '../../push/FollowSlot.tsx'
import { sectionTopic } from '../../push/topics.ts'
import { useSite } from '../../site-context.tsx'
import './section.css'

/** Props of a section front. */
export interface SectionProps {
  section: Section
  /** On the first page only. */
  lead: ArticleCard | null
  articles: Listing<ArticleCard>
  background: ArticleCard[]
  tags: TagCount[]
  /** Dutch articles without a translation; empty on the Dutch site. */
  inDutch: ArticleCard[]
}

/** A section front, or one of its older pages. */
export function SectionPage({ section, lead, articles, background, tags, inDutch }: SectionProps) {
  const { t, href } = useSite()
  const name = t(`section.${section}`)
  const isFirst = articles.page === 1
  return (
    <div className="page-width">
      <PageHeading
        title={isFirst ? name : t('section-page.page', { section: name, page: articles.page })}
        intro={isFirst ? t(`section-intro.${section}`) : null}
      />
      {isFirst && (
        <div className="follow-row">
          <FollowForm topic={sectionTopic(section)} name={name} />
          <FollowSlot topic={sectionTopic(section)} name={name} />
        </div>
      )}
      {lead && (
        <div className="section-lead">
          <Teaser article={lead} look="large" place="lead" first intro level={2} />
        </div>
      )}
      <div className="section-columns">
        <section className="section-list" aria-labelledby="older">
          <h2 className="visually-hidden" id="older">
            {t('section-page.older')}
          </h2>
          {articles.items.length > 0 ? (
            <ArticleList articles={articles.items} />
          ) : (
            !lead && <EmptySection section={section} />
          )}
          <Pagination listing={articles} pathOf={(page) => href(section, {}, { page })} />
        </section>
        <div className="section-rail">
          {background.length > 0 && (
            <section aria-labelledby="section-background">
              <PartHeading id="section-background" title={t('section-page.background')} small />
              <div className="teasers teasers-ruled">
                {background.map((article) => (
                  <Teaser key={article.number} article={article} look="thumb" place="thumb" />
                ))}
              </div>
            </section>
          )}
          {tags.length > 0 && (
            <section aria-labelledby="section-tags">
              <PartHeading id="section-tags" title={t('section-page.tags')} small />
              <TagList tags={tags} />
            </section>
          )}
        </div>
      </div>
      <DutchArticles articles={inDutch} />
    </div>
  )
}

function EmptySection({ section }: { section: Section }) {
  const { t, href } = useSite()
  return (
    <EmptyState title={t('section-page.empty-title')} text={t('section-page.empty-text')}>
      {sections
        .filter((other) => other !== section)
        .map((other) => (
          <a className="button button-quiet" key={other} href={href(other)}>
            {t(`section.${other}`)}
          </a>
        ))}
    </EmptyState>
  )
}
