/** Who may have the whole of something: everybody, or subscribers alone. */
export const accesses = ['free', 'subscriber'] as const

/** One of them. */
export type Access = (typeof accesses)[number]
