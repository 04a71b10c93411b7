import type { FileCheck } from '../files/file-summary.ts'

/** Where an employer is with a candidate. */
export const candidateStates = ['new', 'read', 'shortlist', 'rejected', 'hired'] as const

export type CandidateState = (typeof candidateStates)[number]

/** An application as its employer sees it. Instants are in ISO 8601. */
export interface Candidate {
  documentId: string
  name: string
  email: string
  phone: string | null
  motivation: string | null
  links: string[]
  /** Null without one. */
  cv: { bytes: number; type: string; check: FileCheck } | null
  state: CandidateState
  /** The employer's own; candidates never see it. */
  note: string
  answers: { at: string; message: string }[]
  createdAt: string
  /** When it is deleted, as things stand. */
  deleteAfter: string
  isKeptLonger: boolean
}
