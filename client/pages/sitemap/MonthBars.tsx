const width = 7
const gap = 3
const height = 36
/** Minimum height, so that a month with a single article is visible. */
const least = 3

/** A year as a bar chart of months. The figures are in text next to it. */
export function MonthBars({ counts, highest }: { counts: number[]; highest: number }) {
  return (
    <svg
      className="month-bars"
      viewBox={`0 0 ${12 * (width + gap) - gap} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {counts.map((count, index) => {
        const tall = count === 0 ? 1 : Math.max(least, Math.round((count / Math.max(1, highest)) * height))
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a month is identified by its position
            key={index}
            className={count === 0 ? 'month-bar-none' : 'month-bar'}
            x={index * (width + gap)}
            y={height - tall}
            width={width}
            height={tall}
          />
        )
      })}
    </svg>
  )
}
