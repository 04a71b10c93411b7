/** An invitation that can be accepted. */
export interface OpenInvitation {
  email: string
  /** Name of the company. */
  partner: string
  role: 'owner' | 'editor'
  /** ISO 8601. */
  expiresAt: string
}
