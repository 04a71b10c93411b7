/**
 * The page numbers to link to: the first, the last and the neighbours of the current one.
 * @returns Numbers in order, with null for a gap; a gap of one is filled instead.
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter(
    (number) => number >= 1 && number <= pageCount,
  )
  const numbers: (number | null)[] = []
  let before = 0
  for (const number of [...new Set(wanted)].sort((a, b) => a - b)) {
    if (number - before === 2) numbers.push(before + 1)
    else if (number - before > 2) numbers.push(null)
    numbers.push(number)
    before = number
  }
  return numbers
}
