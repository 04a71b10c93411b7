/** The claims of a verified token. */
export interface Claims {
  userId: number
  /** Seconds since 1970. */
  expiresAt: number
}
