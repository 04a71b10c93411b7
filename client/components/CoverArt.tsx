import { markPaths } from './mark-paths.ts'

/** Rotations and positions of the links, so that neighbours in a list differ. */
const poses = [
  'translate(96 44) rotate(-38) scale(3.4)',
  'translate(52 40) rotate(24) scale(3)',
  'translate(116 58) rotate(-64) scale(4.2)',
  'translate(72 48) rotate(8) scale(2.6)',
  'translate(40 60) rotate(-28) scale(4)',
  'translate(92 40) rotate(52) scale(3.2)',
  'translate(80 54) rotate(-12) scale(4.4)',
] as const

/**
 * Placeholder for an article without a picture: large chain links.
 * @param number The public number of the article; the same number always gives the same drawing.
 */
export function CoverArt({ number }: { number: number }) {
  const pose = poses[number % poses.length]
  return (
    <svg
      className={`cover-art cover-art-${(number % 4) + 1}`}
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="160" height="100" />
      <g transform={pose}>
        <path d={markPaths[0]} />
        <path className="cover-art-accent" d={markPaths[1]} />
      </g>
    </svg>
  )
}
