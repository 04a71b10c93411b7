/** Systems take no longer names; an ending comes on top. */
const longestName = 120

/**
 * A header `Content-Disposition` that opens a file in the browser and saves it under its own name (RFC 6266). The name is given twice:
 * with every letter that it has, and for older programs in ASCII.
 * @param name As its editors called it, whatever that is.
 * @param extension With its dot; added where the name does not have it.
 */
export function inlineDisposition(name: string, extension: string): string {
  const ending = extension.toLowerCase()
  const stem = name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name
  const clean = cut(stem.toWellFormed().replace(forbidden, ' ').replace(/\s+/g, ' ').trim()) || 'document'
  const plain = clean
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `inline; filename="${plain}${ending}"; filename*=UTF-8''${extended(clean + ending)}`
}

/** What no file can be called somewhere, what breaks a header, and what turns the direction of a name to hide its ending. */
const forbidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/gu

function cut(name: string): string {
  return [...name].slice(0, longestName).join('')
}

/** RFC 8187: `encodeURIComponent` leaves some characters that the header does not allow. */
function extended(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
