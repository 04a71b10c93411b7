/** Short links are counted by the worker. */
const countedElsewhere = /^\/(?:[a-z]{2}\/)?(?:l\/|c$)/

/** What decides whether a click counts as an advertising click. */
interface ClickedLink {
  /** Attribute `rel`. */
  rel: string
  /** Absolute address. */
  href: string
}

/** Whether a link was paid for and isn't counted by the worker. */
export function isSponsored({ rel, href }: ClickedLink, origin: string): boolean {
  if (!rel.toLowerCase().split(/\s+/).includes('sponsored') || !URL.canParse(href)) return false
  const url = new URL(href)
  return url.origin !== origin || !countedElsewhere.test(url.pathname)
}

/**
 * Calls back when a link is followed that counts, with any mouse button: a paid one as `Marketing`, one that says so as `Lead`, such as that to
 * an employer's own form.
 */
export function watchCountedClicks(onClick: (type: 'Marketing' | 'Lead') => void): void {
  for (const name of ['click', 'auxclick'] as const) document.addEventListener(name, clicked)

  function clicked({ target, button }: MouseEvent): void {
    // The right button opens a menu.
    if (button > 1 || !(target instanceof Element)) return
    const link = target.closest('a[href]')
    if (!(link instanceof HTMLAnchorElement)) return
    if (link.dataset.counts === 'Lead') onClick('Lead')
    else if (isSponsored(link, location.origin)) onClick('Marketing')
  }
}
