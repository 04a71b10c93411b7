import { invalidField } from './invalid-field.ts'

const codes = [301, 302, 307, 308, 410]
/** The worker stores a rule in KV under `redirect:{from}`, and KV keys have at most 512 bytes. */
const maxKeyBytes = 512
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, which would hide a second slash
const unsafeCharacters = /[\u0000-\u0020\u007f\\]/

/**
 * An old address in the form used for lookups: a path without host, query or trailing slash, decoded, in lower case.
 * @param text A path, or a full address of the old site.
 * @throws errors.ValidationError If it isn't a valid path.
 */
export function normalisedPath(text: string): string {
  const address = text.trim()
  const path = /^https?:\/\//i.test(address) ? new URL(address).pathname : (address.split(/[?#]/, 1)[0] ?? '')
  const normalised = `/${decoded(path).replace(/^\/+|\/+$/g, '')}`.toLowerCase()
  if (unsafeCharacters.test(normalised))
    throw invalidField('from', 'holds characters that an address cannot have')
  if (Buffer.byteLength(`redirect:${normalised}`) > maxKeyBytes) throw invalidField('from', 'is too long')
  return normalised
}

function decoded(path: string) {
  try {
    return decodeURI(path)
  } catch {
    throw invalidField('from', 'is not encoded as an address')
  }
}

/** The path of a target on this site, in lookup form, or null for another site. */
export function ownPathOf(to: string) {
  return to.startsWith('/') ? normalisedPath(to) : null
}

/**
 * Refuses a rule with an unsafe or useless target.
 * @param rule With a normalised `from`.
 * @throws errors.ValidationError Naming the field.
 */
export function checkRule({ from, to, code }: { from: string; to?: string | null; code: number }) {
  if (!codes.includes(code)) throw invalidField('code', `must be one of ${codes.join(', ')}`)
  if (from === '/') throw invalidField('from', 'cannot be the front page')
  if (code === 410) {
    if (to) throw invalidField('to', 'stays empty with 410, which says that a page is gone')
    return
  }
  if (!to) throw invalidField('to', 'must be filled')
  if (!isSafeTarget(to)) throw invalidField('to', 'must be a path on this site or an https address')
  if (ownPathOf(to) === from) throw invalidField('to', 'leads back to the address itself')
}

/** Whether a target is safe: a path on this site, or https. The worker's `mayPointTo.ownOrSecure` is the same. */
function isSafeTarget(to: string) {
  const site = 'https://site.invalid'
  if (unsafeCharacters.test(to) || !URL.canParse(to, site)) return false
  const { origin, pathname } = new URL(to, site)
  // `/.//host` becomes `//host`.
  if (to.startsWith('/')) return origin === site && !pathname.startsWith('//')
  return URL.canParse(to) && new URL(to).protocol === 'https:'
}
