/** Messages about saving, in Dutch. */
export const texts = {
  saved: {
    kept: 'Bewaard. U vindt het terug in uw account.',
    removed: 'Niet langer bewaard.',
    later: 'U bent offline. Dit wordt verwerkt zodra u weer verbinding hebt.',
    failed: 'Dat lukte niet. Probeer het over een minuut opnieuw.',
  },
} as const
