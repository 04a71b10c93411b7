/** The same keys as in Dutch, with texts of another language. */
export type Same<Tree> = { [Key in keyof Tree]: Tree[Key] extends string ? string : Same<Tree[Key]> }

/** Texts by dotted key, as a tree. */
export interface TextTree {
  [key: string]: string | TextTree
}
