import { PartHeading } from '../../components/PartHeading.tsx'
import { TagList } from '../../components/TagList.tsx'
import { Teaser } from '../../components/Teaser.tsx'
import { type ArticleCard, sections } from '../../content/article-card.ts'
import type { TagCount } from '../../content/tag.ts'
import { useSite } from '../../site-context.tsx'

/** Where to go without a result: tags, sections, newest articles. */
export function WaysOn({
  tags,
  alike,
  newest,
}: {
  tags: TagCount[]
  alike: TagCount[]
  newest: ArticleCard[]
}) {
  const { t, href } = useSite()
  return (
    <>
      {alike.length > 0 && (
        <section className="part" aria-labelledby="search-alike">
          <PartHeading id="search-alike" title={t('search.alike')} small />
          <TagList tags={alike} />
        </section>
      )}
      {tags.length > 0 && (
        <section className="part" aria-labelledby="search-tags">
          <PartHeading
            id="search-tags"
            title={t('search.tags')}
            more={{ href: href('tags-overzicht'), label: t('tags.all') }}
          />
          <TagList tags={tags} />
        </section>
      )}
      <section className="part" aria-labelledby="search-in-sections">
        <PartHeading id="search-in-sections" title={t('search.sections')} />
        <ul className="search-sections">
          {sections.map((section) => (
            <li key={section}>
              <a className="search-section-link" href={href(section)}>
                {t(`section.${section}`)}
              </a>
              <p>{t(`section-intro.${section}`)}</p>
            </li>
          ))}
        </ul>
      </section>
      {newest.length > 0 && (
        <section className="part" aria-labelledby="search-newest">
          <PartHeading id="search-newest" title={t('search.latest')} />
          <div className="teasers teasers-3">
            {newest.map((article) => (
              <Teaser key={article.number} article={article} look="thumb" place="thumb" />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
