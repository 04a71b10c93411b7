/** The signed-in reader, as far as every page needs to know them. */
export interface SignedInUser {
  id: number
  username: string
  email: string
  firstName: string | null
  lastName: string | null
  tier: 'reader' | 'subscriber'
  /** The company for which they speak. */
  partner: { link: string; name: string } | null
}
