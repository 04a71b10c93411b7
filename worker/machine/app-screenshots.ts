/** Screenshots for the app's install dialog; `test/e2e/app-screenshots.ts` takes them from the running site. */
export const appScreenshots = [
  { page: 'front', path: '/', formFactor: 'narrow' },
  { page: 'jobs', path: '/jobs', formFactor: 'narrow' },
  { page: 'front', path: '/', formFactor: 'wide' },
  { page: 'jobs', path: '/jobs', formFactor: 'wide' },
] as const

/** The viewport of each kind of screen in CSS pixels, and the pixel ratio of the picture. */
export const screens = {
  narrow: { width: 390, height: 800, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const

type Screenshot = (typeof appScreenshots)[number]

/** The picture's site path. */
export function screenshotPath({ page, formFactor }: Pick<Screenshot, 'page' | 'formFactor'>): string {
  return `/screenshots/${page}-${formFactor}.webp`
}

/** Its size in manifest syntax. */
export function screenshotSize({ formFactor }: Pick<Screenshot, 'formFactor'>): string {
  const { width, height, scale } = screens[formFactor]
  return `${width * scale}x${height * scale}`
}
