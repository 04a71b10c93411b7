/** How one can take part now: by whom, or why not. */
export type Registration = 'over' | 'cancelled' | 'none' | 'closed' | 'full' | 'own' | 'external'
