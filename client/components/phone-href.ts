/** A telephone number as a link: only what can be dialled, from abroad too. A number without a country is Dutch. */
export function phoneHref(phone: string): string {
  const digits = phone
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+31')
  return `tel:${digits}`
}

/**
 * A telephone number within a sentence: never broken off at the end of a line. A joiner keeps each dash to what follows it; the dash that
 * does so by itself is no part of our fonts.
 */
export function phoneText(phone: string): string {
  return phone.replaceAll('-', '-\u2060').replaceAll(' ', '\u00a0')
}
