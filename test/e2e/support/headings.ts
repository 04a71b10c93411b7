interface Heading {
  level: number
  text: string
}

/**
 * Problems with a document's heading order, including menus and dialogs, as screen readers go through it: one h1, which comes first, and no
 * skipped level below it.
 * @param html As the worker sends it.
 */
export function headingTroubles(html: string): string[] {
  const headings = headingsIn(html)
  const first = headings.filter(({ level }) => level === 1)
  const troubles = first.length === 1 ? [] : [`headings: ${first.length} h1 in place of one`]
  let before = 0
  for (const { level, text } of headings) {
    if (level > before + 1) troubles.push(`headings: h${level} "${text}" comes ${behind(before)}`)
    before = level
  }
  return troubles
}

function behind(level: number): string {
  return level === 0 ? 'before the h1' : `behind an h${level}`
}

function headingsIn(html: string): Heading[] {
  return [...html.matchAll(/<h([1-6])[\s>][\s\S]*?<\/h\1>/g)].map(([markup, level]) => ({
    level: Number(level),
    text: markup.replace(/<[^>]*>/g, ''),
  }))
}
