/** The families of fonts.css. */
const families = ['Newsreader', 'Instrument Sans']

/**
 * Keeps the fallback fonts on a page that was first painted with them. Chromium looks for fonts again whenever a stylesheet arrives,
 * including those of prefetched pages, and text would shift while it is read. The next full load uses our fonts.
 */
export function keepFallbackFonts(): void {
  if (!families.every(isInUse)) document.documentElement.dataset.fonts = 'late'
}

/** Whether text is rendered in a font now; that it has loaded doesn't prove it, as it may have come too late. */
function isInUse(family: string): boolean {
  const [own, other] = [`"${family}", monospace`, 'monospace'].map((fontFamily) => {
    const probe = document.createElement('span')
    probe.textContent = 'Illimited www'
    Object.assign(probe.style, {
      position: 'fixed',
      whiteSpace: 'nowrap',
      visibility: 'hidden',
      fontSize: '3rem',
      fontFamily,
    })
    document.body.append(probe)
    const { width } = probe.getBoundingClientRect()
    probe.remove()
    return width
  })
  return own !== other
}
