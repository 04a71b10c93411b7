/** The content types of which the replica has every published document, by the backend's names. */
export type ReplicatedType =
  | 'content'
  | 'page'
  | 'tag'
  | 'event'
  | 'vacancy'
  | 'magazine'
  | 'partner'
  | 'product'
  | 'category'
  | 'edition'
  | 'campaign-link'
