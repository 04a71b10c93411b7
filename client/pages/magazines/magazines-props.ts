import type { ContentsLine, MagazineCard } from '../../content/magazine.ts'

/** What the overview of the magazine is given. */
export interface MagazinesProps {
  /** The year whose issues are shown; null for the newest ones. */
  year: number | null
  /** With the first lines of its contents. */
  newest: { issue: MagazineCard; contents: ContentsLine[] } | null
  /** Issues without their introductions, the newest first. */
  years: { year: number; issues: MagazineCard[] }[]
  /** Every year in which an issue appeared. */
  everyYear: { year: number; count: number }[]
}
