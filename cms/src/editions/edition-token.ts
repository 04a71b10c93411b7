import { linkToken, openLinkToken } from '../access/link-token.ts'

/**
 * The token of the links of an edition: it manages newsletters as that of any other mail, and says by which edition somebody unsubscribed.
 * @param signUp DocumentId of the recipient's sign-up.
 */
export function editionToken(signUp: string, runId: number): string {
  return linkToken('newsletter-links', `${signUp}_${runId}`)
}

/** @returns The id of the run whose mail a token came with; null for tokens of other mails, and forged ones. */
export function editionOf(token: string): number | null {
  const [, runId] = openLinkToken('newsletter-links', token)?.split('_') ?? []
  return runId ? Number(runId) : null
}

/** How the proof of consent names an edition. */
export function editionSource(runId: number): string {
  return `edition:${runId}`
}
