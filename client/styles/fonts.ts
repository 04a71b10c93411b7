import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import serif from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'

/** The two files the first screen needs; italics are fetched when used. */
export const preloadedFonts: string[] = [serif, sans]
