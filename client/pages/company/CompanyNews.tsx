import { Await } from '../../components/Await.tsx'
import type { CompanyProps } from '../../components/company/company-props.ts'
import { Icon } from '../../components/Icon.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { Teaser } from '../../components/Teaser.tsx'
import { TeaserSkeletons } from '../../components/TeaserSkeletons.tsx'
import type { ArticleCard } from '../../content/article-card.ts'
import { useSite } from '../../site-context.tsx'

/** The newsroom's articles about a company. */
export function CompanyNews({ company, articles }: Pick<CompanyProps, 'company' | 'articles'>) {
  const { t } = useSite()
  const { name } = company
  return (
    <section className="part no-print" aria-labelledby="company-news">
      <PartHeading
        id="company-news"
        title={t('companies.articles', { name })}
        note={t('companies.articles-note')}
      />
      <Await
        value={articles}
        fallback={
          <div aria-busy="true">
            <TeaserSkeletons count={3} />
          </div>
        }
      >
        {(found) => <Articles articles={found} name={name} />}
      </Await>
    </section>
  )
}

function Articles({ articles, name }: { articles: ArticleCard[]; name: string }) {
  const { t, href } = useSite()
  if (articles.length === 0)
    return (
      <p className="company-silent">
        {t('companies.no-articles', { name })}{' '}
        <a className="contact-way" href={href('home')}>
          {t('companies.news')}
          <Icon name="arrow-right" />
        </a>
      </p>
    )
  return (
    <div className="teasers teasers-3">
      {articles.map((article) => (
        <Teaser key={article.number} article={article} place="third" />
      ))}
    </div>
  )
}
