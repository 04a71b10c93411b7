/** The host name of an address, for display: `retourhuis.example`; the address itself if it can't be parsed. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}
