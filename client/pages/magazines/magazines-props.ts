import type { ContentsLine, MagazineCard } from '../../content/magazine.ts'

/** Props of the magazine overview. */
export interface MagazinesProps {
  /** The year whose issues are shown; null for the newest ones. */
  year: number | null
  /** With the first lines of its contents. */
  newest: { issue: MagazineCard; contents: ContentsLine[] } | null
  /** Issues without their introductions, newest first. */
  years: { year: number; issues: MagazineCard[] }[]
  /** Every year with issues. */
  everyYear: { year: number; count: number }[]
}
