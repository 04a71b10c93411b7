/** A telephone number as a link: only what can be dialled, from abroad too. A number without a country is Dutch. */
export function phoneHref(phone: string): string {
  const digits = phone
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+31')
  return `tel:${digits}`
}

/** A telephone number as it is read: never broken off at the end of a line. */
export function phoneText(phone: string): string {
  return phone.replaceAll('-', '\u2011').replaceAll(' ', '\u00a0')
}
