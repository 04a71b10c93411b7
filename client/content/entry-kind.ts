/** What a page shows when it shows one thing. A company has a page for each of its sides; a `link` leads to another address. */
export type EntryKind =
  | 'content'
  | 'event'
  | 'vacancy'
  | 'magazine'
  | 'edition'
  | 'supplier'
  | 'employer'
  | 'product'
  | 'page'
  | 'tag'
  | 'link'
