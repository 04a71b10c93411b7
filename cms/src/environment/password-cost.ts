/** bcrypt's default cost: 2^10 rounds. */
export const usualCost = 10

/** The maximum: a sign-in takes about two seconds of CPU with it. */
const maxCost = 15

/**
 * How expensive it is to test a password against a stored hash.
 * @param text The variable PASSWORD_COST; each step up doubles the work.
 * @returns bcrypt's cost, from 4 to 15; undefined for anything else.
 */
export function passwordCost(text: string | undefined): number | undefined {
  if (!text) return usualCost
  const cost = Number(text)
  return Number.isInteger(cost) && cost >= 4 && cost <= maxCost ? cost : undefined
}
