/** The signed-in reader, as far as every page needs them. */
export interface SignedInUser {
  id: number
  username: string
  email: string
  firstName: string | null
  lastName: string | null
  tier: 'reader' | 'subscriber'
  /** The company they represent. */
  partner: { link: string; name: string } | null
}
