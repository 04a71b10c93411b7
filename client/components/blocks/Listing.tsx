import { useId } from 'react'
import type { Listed, ListingBlock } from '../../content/listing-block.ts'
import { ArticleList } from '../ArticleList.tsx'
import { CompanyCard } from '../CompanyCard.tsx'
import { EventRow } from '../EventRow.tsx'
import { MagazineTile } from '../MagazineTile.tsx'
import { ProductCard } from '../ProductCard.tsx'
import { productPath } from '../product-path.ts'
import { VacancyRow } from '../VacancyRow.tsx'
import { Directory } from './Directory.tsx'
import './listing.css'

/** A list that updates automatically. An empty list isn't shown, except for a directory, which says so. */
export function Listing({ block: { title, listed } }: { block: ListingBlock }) {
  const id = `listing${useId()}`
  if (!listed || (listed.items.length === 0 && listed.type !== 'directory')) return null
  return (
    <section className="listing block-wide" aria-labelledby={title ? id : undefined}>
      {title && <h2 id={id}>{title}</h2>}
      <Items listed={listed} />
    </section>
  )
}

function Items({ listed }: { listed: Listed }) {
  switch (listed.type) {
    case 'article':
      return <ArticleList articles={listed.items} />
    case 'event':
      return listed.items.map((event) => <EventRow key={event.number} event={event} />)
    case 'vacancy':
      return listed.items.map((vacancy) => <VacancyRow key={vacancy.number} vacancy={vacancy} />)
    case 'partner':
      return (
        <div className="company-cards">
          {listed.items.map((company) => (
            <CompanyCard key={company.link} company={company} side={listed.side} />
          ))}
        </div>
      )
    case 'directory':
      return <Directory companies={listed.items} side={listed.side} groups={listed.groups} />
    case 'magazine':
      return (
        <div className="listing-tiles">
          {listed.items.map((magazine) => (
            <MagazineTile key={magazine.number} magazine={magazine} />
          ))}
        </div>
      )
    case 'product':
      return (
        <div className="product-cards">
          {listed.items.map((product) => (
            <ProductCard key={product.slug} product={product} path={productPath(product)} />
          ))}
        </div>
      )
  }
}
