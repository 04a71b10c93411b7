import { Blocks } from '../../components/blocks/Blocks.tsx'
import { Listing } from '../../components/blocks/Listing.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { Time } from '../../components/Time.tsx'
import type { Page } from '../../content/page.ts'
import { useSite } from '../../site-context.tsx'
import './slug.css'

/** Props of an editors' page. */
export interface SlugProps {
  page: Page
  /** The other pages of its kind. */
  siblings: { path: string; title: string }[]
}

/** A page composed by editors, with its siblings; a directory uses the full width. */
export function SlugPage({ page, siblings }: SlugProps) {
  const { t, path, name } = useSite()
  const here = path.split('?')[0]
  const isDirectory = page.blocks.some(
    (block) => block.kind === 'listing' && block.listed?.type === 'directory',
  )
  return (
    <div className="page-width">
      <PageHeading title={page.title} intro={page.intro} />
      <div className={isDirectory ? 'slug-columns slug-wide' : 'slug-columns'}>
        <div className="slug-body">
          {page.blocks.length > 0 ? (
            <Blocks blocks={page.blocks} listing={Listing} />
          ) : (
            <p>{t('page.empty-text')}</p>
          )}
          <p className="slug-updated">
            {t('page.updated')} <Time value={page.updatedAt} style="day" />
          </p>
        </div>
        {siblings.length > 0 && !isDirectory && (
          <nav className="slug-siblings no-print" aria-labelledby="siblings">
            <h2 id="siblings">{t('page.siblings', { name })}</h2>
            <ul className="slug-links">
              {siblings.map((sibling) => (
                <li key={sibling.path}>
                  <a href={sibling.path} aria-current={sibling.path === here ? 'page' : undefined}>
                    {sibling.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  )
}
