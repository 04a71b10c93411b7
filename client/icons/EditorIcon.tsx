import { drawings } from 'virtual:icon-drawings'
import { useEffect, useRef, useState } from 'react'
import { lineDrawing } from './line-drawing.ts'
import { iconSet } from './names.ts'

interface EditorIconProps {
  /** In Iconify's notation, such as `tabler:forklift`; an unknown icon renders as empty space. */
  name: string
  className?: string
}

/**
 * An icon chosen by an editor. The worker draws it into the document. After client-side navigation the browser fetches the drawing from
 * `/_icons`, with its space reserved.
 */
export function EditorIcon(props: EditorIconProps) {
  return <Drawn key={props.name} {...props} />
}

function Drawn({ name, className = '' }: EditorIconProps) {
  const svg = useRef<SVGSVGElement>(null)
  const [body, setBody] = useState(() => knownBody(name))

  useEffect(() => {
    // Already drawn by the worker: React leaves such markup alone.
    if (svg.current?.childElementCount !== 0) return
    let isGone = false
    import('./fetch-icon.ts')
      .then(({ fetchIcon }) => fetchIcon(name))
      .then((fetched) => {
        if (!isGone) setBody(fetched)
      })
      // Every icon has a text next to it, so the page is complete without it.
      .catch((cause: unknown) => console.warn(`No icon ${name}`, cause))
    return () => {
      isGone = true
    }
  }, [name])

  return (
    <svg
      ref={svg}
      className={`icon ${className}`}
      {...lineDrawing}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}

/** Markup of the icon's lines; only the worker has all drawings. */
function knownBody(name: string): string {
  const own = name.startsWith(`${iconSet}:`) ? name.slice(iconSet.length + 1) : ''
  return Object.hasOwn(drawings, own) ? `<path d="${drawings[own]}"/>` : ''
}
