import { drawings } from 'virtual:icon-drawings'
import { useEffect, useRef, useState } from 'react'
import { lineDrawing } from './line-drawing.ts'
import { iconSet } from './names.ts'

interface EditorIconProps {
  /** In Iconify's notation, such as `tabler:forklift`; one that this site does not have stays blank. */
  name: string
  className?: string
}

/**
 * An icon that an editor chose. The worker draws it in the document; a browser that comes to the page by a link
 * fetches the drawing from `/_icons`, and keeps its place free until then.
 */
export function EditorIcon(props: EditorIconProps) {
  return <Drawn key={props.name} {...props} />
}

function Drawn({ name, className = '' }: EditorIconProps) {
  const svg = useRef<SVGSVGElement>(null)
  const [body, setBody] = useState(() => knownBody(name))

  useEffect(() => {
    // What the worker drew is there already: React leaves markup of that kind as it found it.
    if (svg.current?.childElementCount !== 0) return
    let isGone = false
    import('./fetch-icon.ts')
      .then(({ fetchIcon }) => fetchIcon(name))
      .then((fetched) => {
        if (!isGone) setBody(fetched)
      })
      // Words stand beside every icon: a page is complete without it.
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

/** Markup of the lines where all drawings are at hand: in the worker. */
function knownBody(name: string): string {
  const own = name.startsWith(`${iconSet}:`) ? name.slice(iconSet.length + 1) : ''
  return Object.hasOwn(drawings, own) ? `<path d="${drawings[own]}"/>` : ''
}
