/** Who may read the full content: everybody, or only subscribers. */
export const accesses = ['free', 'subscriber'] as const

export type Access = (typeof accesses)[number]
