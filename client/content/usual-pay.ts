import type { SalaryInsight } from './salary-insight.ts'

/** What vacancies like one pay. */
export interface UsualPay {
  insight: SalaryInsight
  /** Name of the category they share. */
  category: string
  /** Where its own salary is among them; null if it states none. */
  standing: 'below' | 'around' | 'above' | null
}
