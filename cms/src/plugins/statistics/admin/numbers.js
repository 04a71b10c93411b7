const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })
const dayAndMonth = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone: 'UTC' })
const wholeDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'UTC' })

/** `12.345` @param {number} count */
export function formatCount(count) {
  return whole.format(count)
}

/**
 * How much more or less than before, with its sign: `+12%`, `−3%`.
 * @param {number} now
 * @param {number} before
 * @returns {string | null} Null where there was nothing before.
 */
export function formatChange(now, before) {
  if (before === 0) return null
  const percent = Math.round((100 * (now - before)) / before)
  if (percent === 0) return '0%'
  return `${percent > 0 ? '+' : '−'}${whole.format(Math.abs(percent))}%`
}

/** `3 dec` @param {string} day Such as `2026-12-03`. */
export function formatDay(day) {
  return dayAndMonth.format(new Date(`${day}T00:00:00Z`))
}

/** `3 dec 2026` @param {string} day */
export function formatDate(day) {
  return date.format(new Date(`${day}T00:00:00Z`))
}

/** `donderdag 3 december 2026` @param {string} day */
export function formatWholeDay(day) {
  return wholeDate.format(new Date(`${day}T00:00:00Z`))
}

/**
 * Round numbers for the lines of a chart, from 0 up to at least the highest value.
 * @param {number} highest
 * @param {number} [lines] About how many.
 * @returns {number[]}
 */
export function scaleOf(highest, lines = 4) {
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
