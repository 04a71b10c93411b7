import { Await } from '../../components/Await.tsx'
import { articlePath } from '../../components/article-path.ts'
import { Blocks } from '../../components/blocks/Blocks.tsx'
import { Gallery } from '../../components/blocks/Gallery.tsx'
import { countGalleryPictures } from '../../components/blocks/gallery-pictures.ts'
import { CompanyNames } from '../../components/CompanyNames.tsx'
import { Figure } from '../../components/Figure.tsx'
import { ShareLinks } from '../../components/share/ShareLinks.tsx'
import { TagList } from '../../components/TagList.tsx'
import type { Article } from '../../content/article.ts'
import type { ArticleCard } from '../../content/article-card.ts'
import type { Deferred } from '../../content/deferred.ts'
import { FollowForm } from '../../follows/FollowForm.tsx'
import { LaterNewsletterBand } from '../../newsletter/LaterNewsletterBand.tsx'
import { tagTopic } from '../../push/topics.ts'
import { useSite } from '../../site-context.tsx'
import { AboutAuthors } from './AboutAuthors.tsx'
import { ArticleHead } from './ArticleHead.tsx'
import { Corrections } from './Corrections.tsx'
import './news.css'
import { ReadNext, ReadNextSkeleton } from './ReadNext.tsx'

/** Props of an article's page. */
export interface NewsProps {
  article: Article
  readNext: Deferred<ArticleCard[]>
}

/** One article, and what to read after it. */
export function NewsPage({ article, readNext }: NewsProps) {
  const { t, url } = useSite()
  const address = `${url}${articlePath(article)}`
  return (
    <>
      <article className={article.sponsor ? 'news news-partner' : 'news'}>
        <div className="page-width">
          <ArticleHead article={article} />
          {article.picture && (
            <div className="news-hero">
              <Figure picture={article.picture} place="hero" first />
            </div>
          )}
        </div>
        <div className="page-width news-columns">
          <div className="news-rail no-print">
            <ShareLinks title={article.title} address={address} />
            <CompanyNames
              id="companies"
              title={t('article.companies')}
              partners={article.partners}
              listClass="news-companies"
            />
          </div>
          <div className="news-body">
            <Blocks blocks={article.body} />
            <Gallery
              title={null}
              pictures={article.gallery}
              firstNumber={countGalleryPictures(article.body) + 1}
            />
            <div className="news-foot">
              <Source source={article.source} />
              <Corrections corrections={article.corrections} />
              {!article.sponsor && <AboutAuthors authors={article.authors} />}
              {article.tags.length > 0 && (
                <section className="no-print" aria-labelledby="article-tags">
                  <h2 className="part-label" id="article-tags">
                    {t('article.tags')}
                  </h2>
                  <TagList
                    tags={article.tags}
                    beside={({ slug, name }) => <FollowForm topic={tagTopic(slug)} name={name} isIcon />}
                  />
                </section>
              )}
              <p className="print-only">{t('article.print', { url: address })}</p>
            </div>
          </div>
        </div>
      </article>
      {!article.sponsor && !hasSignUp(article) && <LaterNewsletterBand />}
      <Await value={readNext} fallback={<ReadNextSkeleton />}>
        {(articles) => <ReadNext articles={articles} section={article.section} />}
      </Await>
    </>
  )
}

/** Whether its editors have placed the form themselves. */
function hasSignUp({ body }: Article): boolean {
  return body.some((block) => block.kind === 'form' && block.form === 'newsletter-signup')
}

function Source({ source }: { source: Article['source'] }) {
  const { t } = useSite()
  if (!source) return null
  return (
    <p className="news-source">
      {t('article.source')}: {source.url ? <a href={source.url}>{source.name}</a> : source.name}
    </p>
  )
}
