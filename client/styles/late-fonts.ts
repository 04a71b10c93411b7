/** The families of fonts.css. */
const families = ['Newsreader', 'Instrument Sans']

/**
 * Keeps the stand-ins where the page was first drawn in them. Chromium looks for fonts once more whenever a stylesheet
 * arrives, as those of pages fetched ahead do, and text would move below the reader's eyes. The next full load has ours.
 */
export function keepStandIns(): void {
  if (!families.every(isInUse)) document.documentElement.dataset.fonts = 'late'
}

/** Whether text is drawn in a font now; that it is loaded does not tell, as it may have come too late. */
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
