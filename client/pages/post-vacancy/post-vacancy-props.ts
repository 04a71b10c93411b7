import type { ShownVacancy } from '../../components/vacancy/shown-vacancy.ts'
import type { CategoryReference } from '../../content/category.ts'
import type { CompanyCredits, OwnVacancyCard, PostingCompany } from '../../content/own-vacancy.ts'
import type { ProductCard } from '../../content/product-card.ts'
import type { RichText } from '../../content/rich-text.ts'
import type { FormValues } from '../../forms/answer.ts'
import type { OfferedMandate } from '../../orders/offered-mandate.ts'
import type { OfferedOnline } from '../../orders/offered-online.ts'
import type { PostingStep } from '../../vacancies/steps.ts'

/** What everybody reads before they post: steps and prices. */
export interface PostingIntro {
  view: 'intro'
  products: ProductCard[]
  isSignedIn: boolean
}

/** One step of a vacancy, for a member of its company. */
export interface PostingWork {
  view: 'step'
  step: PostingStep
  /** Null before the first step is saved. */
  vacancy:
    | (Pick<OwnVacancyCard, 'number' | 'title' | 'state' | 'change'> & {
        isPublished: boolean
        /** Whether the period in which it appears first is paid. */
        isPaid: boolean
      })
    | null
  company: PostingCompany | null
  companies: PostingCompany[]
  categories: CategoryReference[]
  /** Suggestions for places. */
  cities: string[]
  /** What the form of the step holds; empty in steps without one. */
  values: FormValues
  /** Fields that it needs before it can be handed in. */
  missing: string[]
  preview: { vacancy: ShownVacancy; description: RichText } | null
  /** Null while they can't be read. */
  credits: CompanyCredits | null
  /** Null where the company can't pay by direct debit. */
  mandate: OfferedMandate | null
  /** Null where the company can't pay online. */
  online: OfferedOnline | null
  products: ProductCard[]
}

export type PostVacancyProps = PostingIntro | PostingWork
