import './preview.css'
import type { PreviewProps } from '../../page-facts.ts'

/** Marks a preview, above everything else. */
export function PreviewBanner({ text }: PreviewProps) {
  return (
    <aside className="preview-banner" aria-labelledby="preview-banner">
      <p className="page-width" id="preview-banner">
        {text}
      </p>
    </aside>
  )
}
