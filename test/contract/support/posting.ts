import { completeVacancy } from '../../backend/complete-vacancy.ts'
import type { Member } from './member.ts'

/** A vacancy as its employer sees it. */
export interface Own {
  documentId: string
  number: number
  slug: string
  state: string
  change: string | null
  rejectReason: string | null
  missing: string[]
  isPublished: boolean
  validThrough: string | null
  fields: { title: string }
  /** Latest first; `at` in ISO 8601. */
  acts: { act: string; by: string | null; at: string }[]
}

/** A vacancy in the editors' queue. */
interface Waiting {
  documentId: string
  number: number
  submittedAt: string
  isChange: boolean
  fields: { name: string; now: string; before: string }[]
}

/** The data of an answer. */
export async function dataOf<Data>(answer: Promise<Response>): Promise<Data> {
  return (await (await answer).json<{ data: Data }>()).data
}

/**
 * What a member of companies and an editor do with vacancies.
 * @param member Who posts, unless a call names somebody else.
 */
export function posting(member: Member, panel: Member) {
  const made: number[] = []

  const read = (number: number, who = member) => dataOf<Own>(who('GET', `/own-vacancies/${number}`))

  /** Submits, pauses, renews and so on. @param rest Of the address. */
  const act = (number: number, rest: string, body = {}) =>
    member('POST', `/own-vacancies/${number}/${rest}`, body)

  /** Begins a vacancy. @returns Its public number. */
  async function draftOf(fields: object, company: string): Promise<number> {
    const { number } = await dataOf<{ number: number }>(
      member('POST', `/companies/${company}/vacancies`, fields),
    )
    made.push(number)
    return number
  }

  async function waiting(number: number): Promise<Waiting> {
    const found = (await dataOf<Waiting[]>(panel('GET', '/vacancies/waiting'))).find(
      (one) => one.number === number,
    )
    if (!found) throw new Error(`${number} does not wait`)
    return found
  }

  async function decide(number: number, decision: 'approve' | 'reject', more: object = {}): Promise<number> {
    const { documentId, submittedAt } = await waiting(number)
    return (await panel('POST', `/vacancies/waiting/${documentId}/${decision}`, { submittedAt, ...more }))
      .status
  }

  /** Begins, hands in and approves a vacancy. @returns Its public number. */
  async function approved(fields: object, company: string): Promise<number> {
    const number = await draftOf({ ...completeVacancy, ...fields }, company)
    await act(number, 'submit')
    await decide(number, 'approve')
    return number
  }

  /** What readers may see of it; nothing while nothing is published. */
  function published(documentId: string): Promise<{ title?: string; vacancyState?: string }> {
    return dataOf(panel('GET', `${contentOf(documentId)}?locale=nl&status=published`))
  }

  /** Removes every vacancy that was begun here: other files count what is published. */
  async function removeAll(): Promise<void> {
    for (const number of made) {
      const { documentId } = (await read(number)) ?? {}
      if (documentId) await panel('DELETE', `${contentOf(documentId)}?locale=*`)
    }
  }

  return { read, act, draftOf, waiting, decide, approved, published, removeAll }
}

function contentOf(documentId: string): string {
  return `/content-manager/collection-types/api::vacancy.vacancy/${documentId}`
}

/** Five credits for a company that a member acts for, by invoice. @returns The number of the order and what is owed, in cents. */
export function orderCredits(
  member: Member,
  company: string,
): Promise<{ number: number; totalCents: number }> {
  return dataOf(
    member('POST', `/companies/${company}/orders`, {
      key: crypto.randomUUID(),
      product: 'vacaturebundel-vijf',
      reference: null,
      payment: { kind: 'invoice' },
      billing: {
        name: 'Polderpallet B.V.',
        street: 'Polderweg 1',
        postcode: '8243 PD',
        city: 'Lelystad',
        country: 'NL',
        email: 'administratie@polderpallet.example',
      },
      language: 'nl',
    }),
  )
}
