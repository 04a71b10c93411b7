import { lineDrawing } from '../icons/line-drawing.ts'
import type { IconName } from '../icons/names.ts'

interface IconProps {
  /** A literal, or a choice between literals: the build replaces it with the drawing. */
  name: IconName
  className?: string
  /** Set by the build (`scripts/build/icons.ts`), never by hand. */
  drawing?: string
}

/**
 * An icon that only repeats the text next to it. Its drawing is in the markup and in the chunk that uses it: nothing is fetched and nothing
 * flickers.
 */
export function Icon({ className = '', drawing }: IconProps) {
  return (
    <svg className={`icon ${className}`} {...lineDrawing} aria-hidden="true">
      <path d={drawing} />
    </svg>
  )
}
