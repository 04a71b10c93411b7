const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })
const dayAndMonth = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone: 'UTC' })
const wholeDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'UTC' })

/** `12.345` */
export function formatCount(count: number) {
  return whole.format(count)
}

/**
 * The relative change, with its sign: `+12%`, `−3%`.
 * @returns Null if there was nothing before.
 */
export function formatChange(now: number, before: number): string | null {
  if (before === 0) return null
  const percent = Math.round((100 * (now - before)) / before)
  if (percent === 0) return '0%'
  return `${percent > 0 ? '+' : '−'}${whole.format(Math.abs(percent))}%`
}

/**
 * `3 dec`
 * @param day Such as `2026-12-03`.
 */
export function formatDay(day: string) {
  return dayAndMonth.format(new Date(`${day}T00:00:00Z`))
}

/** `3 dec 2026` */
export function formatDate(day: string) {
  return date.format(new Date(`${day}T00:00:00Z`))
}

/** `donderdag 3 december 2026` */
export function formatWholeDay(day: string) {
  return wholeDate.format(new Date(`${day}T00:00:00Z`))
}

/**
 * Round numbers for a chart's grid lines, from 0 to at least the highest value.
 * @param lines Approximate number.
 */
export function scaleOf(highest: number, lines: number = 4): number[] {
  const rough = Math.max(highest, 1) / lines
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? 1,
  )
  const marks = [0]
  while ((marks.at(-1) ?? 0) < highest) marks.push((marks.at(-1) ?? 0) + step)
  return marks.length > 1 ? marks : [0, step]
}
