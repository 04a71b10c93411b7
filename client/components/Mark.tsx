import { markPaths } from './mark-paths.ts'

/** The mark of the site: two interlocking links. */
export function Mark({ broken = false }: { broken?: boolean }) {
  const apart = broken ? 5 : 0
  return (
    <svg className="mark" viewBox={broken ? '-4 -4 40 40' : '0 0 32 32'} aria-hidden="true" focusable="false">
      <g transform="translate(16 16) rotate(-45)" fill="none" stroke="currentColor" strokeWidth="4">
        <path className="mark-link-1" d={markPaths[0]} transform={`translate(${-apart} 0)`} />
        <path className="mark-link-2" d={markPaths[1]} transform={`translate(${apart} 0)`} />
      </g>
    </svg>
  )
}
