/** A telephone number as a link, with only what can be dialled, also from abroad. A number without a country code is Dutch. */
export function phoneHref(phone: string): string {
  const digits = phone
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+31')
  return `tel:${digits}`
}
