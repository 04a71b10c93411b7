/** The state of registration: who handles it, or why it isn't possible. */
export type Registration =
  | 'over'
  | 'cancelled'
  | 'postponed'
  | 'none'
  | 'closed'
  | 'full'
  | 'own'
  | 'external'
