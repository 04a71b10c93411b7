/**
 * A day as ISO 8601, from that or from the Dutch and German way of writing it: `31-12-2026`, `31/12/2026`, `31.12.2026`.
 * @returns null for a day that does not exist, and for anything else.
 */
export function isoDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text.trim()) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null
  const time = Date.parse(`${iso}T00:00:00Z`)
  // The 31st of a month that has 30 days would become the 1st of the next.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === iso ? iso : null
}
