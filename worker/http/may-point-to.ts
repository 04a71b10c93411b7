import { ownPath } from '../../client/own-path.ts'

const site = 'https://site.invalid'

/** Browsers drop control characters, which would hide a scheme or a second slash. */
const control = /\p{Cc}/u

/** Browsers read a backslash as a slash: `/\host` names another host. */
function isOnSite(text: string): boolean {
  return text.startsWith('/') && !control.test(text) && !text.includes('\\') && ownPath(text, site) !== null
}

function hasScheme(text: string, schemes: readonly string[]): boolean {
  return !control.test(text) && URL.canParse(text) && schemes.includes(new URL(text).protocol)
}

/** Addresses that redirect by themselves: pointing there could be a loop. */
const campaignLink = /^(?:\/(?:en|de))?\/(?:l|c)(?:[/?#]|$)/i

/**
 * Where a redirect or a link may point, by who wrote the address. Each policy returns the address, or null if it isn't
 * allowed (decision 039).
 */
export const mayPointTo = {
  /** Written by anybody: `?naar=`, its cookie, forms. A path on this site, which is returned in its normal form. */
  ownPage(text: string | null | undefined): string | null {
    return text && text.length <= 1000 && isOnSite(text) ? ownPath(text, site) : null
  },

  /** Written by editors in redirect rules, which browsers remember: a path on this site, or https. */
  ownOrSecure(text: string): string | null {
    return !text.includes(' ') && (isOnSite(text) || hasScheme(text, ['https:'])) ? text : null
  },

  /** Written by editors in campaign links, whose partners may lack https: a path on this site, or http(s). */
  ownOrWeb(text: string): string | null {
    if (/[ \\]/.test(text) || campaignLink.test(text)) return null
    return isOnSite(text) || hasScheme(text, ['https:', 'http:']) ? text : null
  },

  /** Written by editors in texts: a path on this site, a fragment, http(s), mailto or tel. */
  linkInText(text: string): string | null {
    const href = text.trim()
    const isFragment = href.startsWith('#') && !control.test(href)
    return isFragment || isOnSite(href) || hasScheme(href, ['https:', 'http:', 'mailto:', 'tel:'])
      ? href
      : null
  },

  /** Written by editors, companies or the backend: an http(s) address. */
  website(text: string | null | undefined): string | null {
    const href = text?.trim() ?? ''
    return hasScheme(href, ['https:', 'http:']) ? href : null
  },

  /** Given by a provider: an address at one of the origins that are configured for it. */
  origins(text: string, origins: readonly string[]): string | null {
    return URL.canParse(text) && origins.includes(new URL(text).origin) ? text : null
  },
}
