import { lineDrawing } from '../icons/line-drawing.ts'
import type { IconName } from '../icons/names.ts'

interface IconProps {
  /** Written out, or a choice between names that are: the build puts the drawing in its place. */
  name: IconName
  className?: string
  /** Put here by the build (`scripts/build/icons.ts`), never by hand. */
  drawing?: string
}

/**
 * An icon that only repeats what the words beside it say. Its drawing stands in the markup, and in the chunk that uses it:
 * nothing is fetched, and nothing flickers.
 */
export function Icon({ className = '', drawing }: IconProps) {
  return (
    <svg className={`icon ${className}`} {...lineDrawing} aria-hidden="true">
      <path d={drawing} />
    </svg>
  )
}
