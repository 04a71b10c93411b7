import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { TagList } from '../../components/TagList.tsx'
import type { TagCount } from '../../content/tag.ts'
import { useSite } from '../../site-context.tsx'
import { InitialLinks } from './InitialLinks.tsx'
import { TagIndex } from './TagIndex.tsx'
import './tags.css'

/** Props of the tag index. */
export interface TagsProps {
  /** Only the initials that have tags, in alphabetical order. */
  initials: { char: string; tags: TagCount[] }[]
  mostUsed: TagCount[]
}

/** Every topic, from A to Z. */
export function TagsPage({ initials, mostUsed }: TagsProps) {
  const { t, href } = useSite()
  return (
    <div className="page-width">
      <PageHeading title={t('topics.title')} intro={t('topics.intro')} />
      {initials.length === 0 ? (
        <EmptyState title={t('topics.empty-title')} text={t('topics.empty-text')}>
          <a className="button" href={href('home')}>
            {t('navigation.home')}
          </a>
        </EmptyState>
      ) : (
        <InitialLinks initials={initials.map(({ char }) => char)} />
      )}
      {mostUsed.length > 0 && (
        <section className="part" aria-labelledby="most-used">
          <PartHeading id="most-used" title={t('topics.most-used')} />
          <TagList tags={mostUsed} />
        </section>
      )}
      {initials.length > 0 && (
        <section className="part" aria-labelledby="all-tags">
          <PartHeading id="all-tags" title={t('tags.all')} />
          <div className="tag-initials">
            {initials.map(({ char, tags }) => (
              <section className="tag-initial" key={char} aria-labelledby={`initial-${char}`}>
                <h3 id={`initial-${char}`}>
                  <a href={href('tags-overzicht-char', { char })}>{char.toUpperCase()}</a>
                </h3>
                <TagIndex tags={tags} />
              </section>
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
