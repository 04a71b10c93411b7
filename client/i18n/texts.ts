/** The keys of the Dutch texts, in another language. */
export type Same<Tree> = { [Key in keyof Tree]: Tree[Key] extends string ? string : Same<Tree[Key]> }

/** Texts by dotted key, as a tree. */
export interface TextTree {
  [key: string]: string | TextTree
}

/** Merges several trees into one, branch by branch; if two have the same text the later one wins. */
export function mergeTexts(trees: readonly TextTree[]): TextTree {
  return trees.reduce(merge, {})
}

/** @param whole Changed in place; its branches are its own. */
function merge(whole: TextTree, tree: TextTree): TextTree {
  for (const [key, value] of Object.entries(tree)) {
    const before = whole[key]
    whole[key] = typeof value === 'string' ? value : merge(typeof before === 'object' ? before : {}, value)
  }
  return whole
}
