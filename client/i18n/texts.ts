/** The same keys as in Dutch, with texts of another language. */
export type Same<Tree> = { [Key in keyof Tree]: Tree[Key] extends string ? string : Same<Tree[Key]> }

/** Texts by dotted key, as a tree. */
export interface TextTree {
  [key: string]: string | TextTree
}

/** One tree of several, branch by branch; where two have the same text the later one wins. */
export function mergeTexts(trees: readonly TextTree[]): TextTree {
  return trees.reduce(merge, {})
}

/** @param whole Changed by this; its branches are its own. */
function merge(whole: TextTree, tree: TextTree): TextTree {
  for (const [key, value] of Object.entries(tree)) {
    const before = whole[key]
    whole[key] = typeof value === 'string' ? value : merge(typeof before === 'object' ? before : {}, value)
  }
  return whole
}
