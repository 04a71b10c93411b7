/** Shorter words would become other words. */
const minVariedLength = 8

/**
 * Differences between British and American spelling, both ways: Dutch and German texts use either, and neither is a
 * mistake.
 */
const differences: [form: RegExp, other: string][] = [
  // fulfilment, travelling, labelled
  [/(?<=[aeiou])l(?=[aeiouym])/g, 'll'],
  [/(?<=[aeiou])ll(?=[aeiouym])/g, 'l'],
  // colour, harbour
  [/our(?=$|s$|ed$|ing$)/g, 'or'],
  [/(?<=[^aeiou])or(?=$|s$|ed$|ing$)/g, 'our'],
  // organise, digitalisation, analyse
  [/(?<=[iy])s(?=e$|ed$|es$|er$|ers$|ing$|ation$|ations$)/g, 'z'],
  [/(?<=[iy])z(?=e$|ed$|es$|er$|ers$|ing$|ation$|ations$)/g, 's'],
  // centre, licence
  [/tre(?=s?$)/g, 'ter'],
  [/ter(?=s?$)/g, 'tre'],
  [/(?<=en)c(?=es?$)/g, 's'],
  [/(?<=en)s(?=es?$)/g, 'c'],
]

/** Other spellings of a word, with one difference each; most don't exist, which the words of the documents tell. */
export function spellingsOf(folded: string): string[] {
  if (folded.length < minVariedLength) return []
  const spellings = differences.flatMap(([form, other]) =>
    [...folded.matchAll(form)].map(
      ({ index, 0: found }) => folded.slice(0, index) + other + folded.slice(index + found.length),
    ),
  )
  return [...new Set(spellings)]
}
