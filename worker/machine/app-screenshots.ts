/** How the app looks, for those who think of installing it; `test/e2e/app-screenshots.ts` takes these pictures of the running site. */
export const appScreenshots = [
  { page: 'front', path: '/', formFactor: 'narrow' },
  { page: 'jobs', path: '/jobs', formFactor: 'narrow' },
  { page: 'front', path: '/', formFactor: 'wide' },
  { page: 'jobs', path: '/jobs', formFactor: 'wide' },
] as const

/** What is seen of a page on each kind of screen, in CSS pixels, and how many pixels of the picture make one of those. */
export const screens = {
  narrow: { width: 390, height: 800, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const

type Screenshot = (typeof appScreenshots)[number]

/** Where the picture is, as a site path. */
export function screenshotPath({ page, formFactor }: Pick<Screenshot, 'page' | 'formFactor'>): string {
  return `/screenshots/${page}-${formFactor}.webp`
}

/** Its size, as manifests write it. */
export function screenshotSize({ formFactor }: Pick<Screenshot, 'formFactor'>): string {
  const { width, height, scale } = screens[formFactor]
  return `${width * scale}x${height * scale}`
}
