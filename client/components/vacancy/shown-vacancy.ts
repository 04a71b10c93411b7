import type { Vacancy } from '../../content/vacancy.ts'

/** A vacancy as its page shows it. */
export type ShownVacancy = Omit<
  Vacancy,
  'description' | 'documentId' | 'isNew' | 'teaser' | 'translations' | 'seo'
>
