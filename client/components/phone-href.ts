/** A telephone number as a link, with only what can be dialled, also from abroad. A number without a country code is Dutch. */
export function phoneHref(phone: string): string {
  const digits = phone
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+31')
  return `tel:${digits}`
}

/**
 * A telephone number within a sentence, without line breaks. A word joiner binds each dash to what follows; our fonts lack the non-breaking
 * hyphen.
 */
export function phoneText(phone: string): string {
  return phone.replaceAll('-', '-\u2060').replaceAll(' ', '\u00a0')
}
