/** Who may read the whole of an article: everybody, everybody a few times a month, or subscribers. */
export const articleAccesses = ['free', 'metered', 'subscriber'] as const

export type ArticleAccess = (typeof articleAccesses)[number]

/** Who may read the whole of a page: everybody, who has an account, or subscribers. */
export const pageAccesses = ['public', 'account', 'subscriber'] as const

export type PageAccess = (typeof pageAccesses)[number]

/** Who may read a whole issue of the magazine. */
export const magazineAccesses = ['free', 'subscriber'] as const

export type MagazineAccess = (typeof magazineAccesses)[number]

/** Who may read the whole of a document of any type. */
export type Access = ArticleAccess | PageAccess | MagazineAccess
