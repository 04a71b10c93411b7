import { Icon } from '../../components/Icon.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { Teaser } from '../../components/Teaser.tsx'
import { TeaserSkeletons } from '../../components/TeaserSkeletons.tsx'
import type { ArticleCard, Section } from '../../content/article-card.ts'
import { useSite } from '../../site-context.tsx'

/** What to read after an article; a link to its section if there is nothing. */
export function ReadNext({ articles, section }: { articles: ArticleCard[]; section: Section }) {
  const { t, href } = useSite()
  const name = t(`section.${section}`)
  return (
    <section className="read-next no-print" aria-labelledby="read-next">
      <div className="page-width">
        <PartHeading
          id="read-next"
          title={articles.length > 0 ? t('article.read-next') : t('article.read-next-empty')}
          more={{ href: href(section), label: t('article.in-section', { section: name }) }}
        />
        <div className="teasers teasers-4">
          {articles.slice(0, 4).map((article) => (
            <Teaser key={article.number} article={article} place="quarter" />
          ))}
        </div>
        {articles.length === 0 && (
          <a className="button button-quiet" href={href('home')}>
            {t('navigation.home')}
            <Icon name="arrow-right" />
          </a>
        )}
      </div>
    </section>
  )
}

/** Placeholder of the same size. */
export function ReadNextSkeleton() {
  const { t } = useSite()
  return (
    <section className="read-next no-print" aria-labelledby="read-next" aria-busy="true">
      <div className="page-width">
        <PartHeading id="read-next" title={t('article.read-next')} />
        <TeaserSkeletons count={4} />
      </div>
    </section>
  )
}
