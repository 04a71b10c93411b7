import type { ProductCard } from '../../content/product-card.ts'
import { useSite } from '../../site-context.tsx'

/** Explains why an offer is in Dutch; nothing if it isn't. */
export function DutchNote({ products }: { products: ProductCard[] }) {
  const { locale, t } = useSite()
  if (products.every((product) => product.locale === locale)) return null
  return <p className="offers-note">{t('offers.dutch-only')}</p>
}
