import type { Locale } from '../content/locale.ts'
import type { nl } from './nl.ts'

/** Every text of the interface in one language. Dutch sets the keys; the others must hold the same ones. */
export type Dictionary = Widen<typeof nl>

type Widen<Tree> = { [Key in keyof Tree]: Tree[Key] extends string ? string : Widen<Tree[Key]> }

/** A dotted key, such as `error.title`. */
export type MessageKey = Paths<typeof nl>

type Paths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Paths<Tree[Key]>}`
}[keyof Tree & string]

/** Loads the texts of one language, and of that language alone. */
export const dictionaries: Record<Locale, () => Promise<Dictionary>> = {
  nl: () => import('./nl.ts').then((room) => room.nl),
  en: () => import('./en.ts').then((room) => room.en),
  de: () => import('./de.ts').then((room) => room.de),
}
