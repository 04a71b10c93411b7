/** Systems accept no longer names; the extension is added to it. */
const maxNameLength = 120

/** For a name of which nothing is left. */
const unnamed = 'document'

/** `inline` opens a file in the browser, `attachment` saves it at once. */
type Way = 'inline' | 'attachment'

/**
 * A `Content-Disposition` header that gives a file its own name (RFC 6266). The name is given twice: in Unicode, and in
 * ASCII for older programs.
 * @param name As somebody named it; anything.
 * @param extension With its dot; added if the name lacks it.
 */
export function contentDisposition(way: Way, name: string, extension: string): string {
  const ending = extension.toLowerCase()
  const clean = cleanStem(name, ending)
  const plain =
    clean
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\x20-\x7e]|["\\%]/g, '_') || unnamed
  return `${way}; filename="${plain}${ending}"; filename*=UTF-8''${extended(clean + ending)}`
}

/** The name that a file is saved under on every system, with its extension. */
export function cleanFileName(name: string, extension: string): string {
  const ending = extension.toLowerCase()
  return cleanStem(name, ending) + ending
}

function cleanStem(name: string, ending: string): string {
  const stem = name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name
  return cut(stem.toWellFormed().replace(forbidden, ' ').replace(/\s+/g, ' ').trim()) || unnamed
}

/**
 * Characters that some system forbids in file names, that break a header, or that reverse a name's direction to hide
 * its extension.
 */
const forbidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/gu

function cut(name: string): string {
  return [...name].slice(0, maxNameLength).join('')
}

/** RFC 8187: `encodeURIComponent` leaves some characters that the header doesn't allow. */
function extended(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
