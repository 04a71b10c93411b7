/** Short links count by themselves, on the worker. */
const countedElsewhere = /^\/(?:[a-z]{2}\/)?(?:l\/|c$)/

/** What decides whether a click on a link is one on advertising. */
interface ClickedLink {
  /** Attribute `rel`. */
  rel: string
  /** Absolute address. */
  href: string
}

/** Whether a link was paid for and nobody else counts it. */
export function isSponsored({ rel, href }: ClickedLink, origin: string): boolean {
  if (!rel.toLowerCase().split(/\s+/).includes('sponsored') || !URL.canParse(href)) return false
  const url = new URL(href)
  return url.origin !== origin || !countedElsewhere.test(url.pathname)
}

/** Calls back when a paid link is followed, with whichever button. */
export function watchSponsoredClicks(onClick: () => void): void {
  for (const name of ['click', 'auxclick'] as const) document.addEventListener(name, clicked)

  function clicked({ target, button }: MouseEvent): void {
    // The third button opens a menu.
    if (button > 1 || !(target instanceof Element)) return
    const link = target.closest('a[href]')
    if (link instanceof HTMLAnchorElement && isSponsored(link, location.origin)) onClick()
  }
}
