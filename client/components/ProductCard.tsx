import type { ReactNode } from 'react'
import type { ProductCard as Product } from '../content/product-card.ts'
import { useSite } from '../site-context.tsx'
import { Price } from './Price.tsx'
import { ProductFeatures } from './ProductFeatures.tsx'
import './product-card.css'
import { ResponsivePicture } from './ResponsivePicture.tsx'

interface ProductCardProps {
  product: Product
  /** Where its name links to. */
  path?: string | null
  id?: string
  /** Actions at its foot. */
  children?: ReactNode
}

/** A product: description, price and what is included. */
export function ProductCard({ product, path, id, children }: ProductCardProps) {
  const { locale, t } = useSite()
  const isForeign = product.locale !== locale
  const own = isForeign ? locale : undefined
  const { name, intro, features, picture, trialDays } = product
  return (
    <article className="product-card" id={id} lang={isForeign ? product.locale : undefined}>
      <div>
        {picture && (
          <div className="picture">
            <ResponsivePicture picture={picture} place="third" decorative />
          </div>
        )}
        <h3 className="product-card-name">
          {path ? (
            <a href={path} hrefLang={isForeign ? product.locale : undefined}>
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
      </div>
      <p className="product-card-intro">{intro}</p>
      <div className="product-card-price" lang={own}>
        <Price product={product} />
        {trialDays !== null && trialDays > 0 && (
          <p className="product-card-trial">
            {t.count(
              product.kind === 'catalogue' ? 'cards.product.trial-supplier' : 'cards.product.trial',
              trialDays,
            )}
          </p>
        )}
      </div>
      <ProductFeatures features={features} />
      {children && (
        <div className="product-card-foot" lang={own}>
          {children}
        </div>
      )}
    </article>
  )
}
