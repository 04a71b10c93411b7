import { useSite } from '../../site-context.tsx'
import './figures.css'
import { pointWords } from './point-words.ts'

/** A look of bars: they differ in lightness, so that they can be told apart without colours. */
export type Tone = 1 | 2 | 3 | 4 | 5

/** A part of a bar, from one count to another. */
export interface BarPart {
  tone: Tone
  from: number
  to: number
}

interface DayChartProps {
  /** What it shows, for who doesn't see it. */
  label: string
  /** What each tone stands for. */
  keys: { name: string; tone: Tone }[]
  /** One for each day, such as `2026-12-03`, or month, such as `2026-12`. Later parts are drawn over earlier ones. */
  bars: { day: string; parts: BarPart[] }[]
  /** There is room for so many bars at least; thirty, if not said. */
  fewest?: number
}

const height = 120
const barWidth = 10
const step = 14
/** Bars of a few days would be as broad as a hand. */
const leastBars = 30

/** Counts of days as bars. A table beside it says the same in figures. */
export function DayChart({ label, keys, bars, fewest }: DayChartProps) {
  const { locale } = useSite()
  const ends = [
    ...new Set([bars.at(0), bars.at(-1)].flatMap((bar) => (bar ? [pointWords(locale, bar.day)] : []))),
  ]
  const most = Math.max(1, ...bars.flatMap(({ parts }) => parts.map(({ to }) => to)))
  const places = Math.max(bars.length, fewest ?? leastBars)
  const high = (value: number) => Math.round((value / most) * height)
  return (
    <figure className="day-chart">
      <svg
        viewBox={`0 0 ${places * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ day, parts }, index) => (
          <g key={day}>
            {parts.map(({ tone, from, to }) => (
              <rect
                key={tone}
                className={`day-chart-tone-${tone}`}
                x={index * step}
                y={height - high(to)}
                width={barWidth}
                height={high(to) - high(from)}
              />
            ))}
          </g>
        ))}
      </svg>
      {/* Below the first and the last bar, or together where the bars end half-way. */}
      {ends.length > 0 && (
        <p className="day-chart-ends" aria-hidden="true" suppressHydrationWarning>
          {(bars.length < places ? [ends.join(' – ')] : ends).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
      )}
      <figcaption>
        {keys.map(({ name, tone }) => (
          <span key={tone} className={`day-chart-key day-chart-tone-${tone}`}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
