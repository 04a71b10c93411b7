/** The host of an address as readers know it: `retourhuis.example`; the address itself where it has none. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}
