import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import serif from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'

/** The two files that the first screen is set in; italics are fetched when a text has them. */
export const preloadedFonts: string[] = [serif, sans]
