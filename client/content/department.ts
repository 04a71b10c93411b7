/** Who answers messages; the backend knows them by the same names. */
export const departments = ['editorial', 'sales', 'readers', 'jobs', 'technical'] as const

export type Department = (typeof departments)[number]
