import { Icon } from './Icon.tsx'
import './product-features.css'

/** What one gets for a product, a line each; nothing for a product without any. */
export function ProductFeatures({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null
  return (
    <ul className="product-features">
      {features.map((feature) => (
        <li key={feature}>
          <Icon name="check" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
