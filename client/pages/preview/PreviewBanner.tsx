import './preview.css'
import type { PreviewProps } from '../../page-facts.ts'

/** Says that this is a preview, above everything else and for as long as one looks at it. */
export function PreviewBanner({ text }: PreviewProps) {
  return (
    <aside className="preview-banner" aria-labelledby="preview-banner">
      <p className="page-width" id="preview-banner">
        {text}
      </p>
    </aside>
  )
}
