import type { Head } from '../../client/content/head.ts'

/** A loader's part of the head; the rest follows from it. */
export interface HeadDraft
  extends Omit<Head, 'structuredData' | 'robots' | 'type' | 'picture' | 'alternates'> {
  alternates?: Head['alternates']
  type?: Head['type']
  picture?: Head['picture']
  robots?: Head['robots']
  /** schema.org nodes; the context is added. */
  structuredData: object[]
}
