import type { PageAccess } from './access.ts'
import type { Block } from './block.ts'
import type { Translation } from './locale.ts'
import type { Seo } from './seo.ts'

/** A page composed by editors, at `/{slug}`. */
export interface Page {
  documentId: string
  title: string
  slug: string
  intro: string | null
  access: PageAccess
  /** Whether its readers get no more than its title and intro. */
  isClosed: boolean
  blocks: Block[]
  layout: 'default' | 'empty' | 'fullpage'
  /** ISO 8601 instant of the last change. */
  updatedAt: string
  translations: Translation[]
  seo: Seo
}
