import type { ArticleCard } from '../../content/article-card.ts'
import type { EditionBlock, EditionCard } from '../../content/edition.ts'
import type { EventCard } from '../../content/event-card.ts'
import type { VacancyCard } from '../../content/vacancy.ts'

/** Props of an edition's page. */
export interface EditionProps {
  edition: Pick<EditionCard, 'newsletter' | 'title' | 'subject' | 'sentAt'> & { intro: string }
  /** Each with an id that is unique within the page. */
  parts: { id: string; part: EditionPart }[]
  /** Of the same newsletter, sent right before and after it. */
  older: EditionLink | null
  newer: EditionLink | null
}

/** What leads to another edition. */
export type EditionLink = Pick<EditionCard, 'slug' | 'subject'>

/** A part of an edition with what it leads to, as it is now. */
export type EditionPart =
  | { kind: 'articles'; title: string | null; items: ArticleCard[] }
  | { kind: 'vacancies'; title: string | null; items: VacancyCard[] }
  | { kind: 'events'; title: string | null; items: EventCard[] }
  | Exclude<EditionBlock, { kind: 'articles' | 'vacancies' | 'events' }>
