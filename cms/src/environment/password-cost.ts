/** bcrypt's cost where nothing is said: 2^10 rounds. */
export const usualCost = 10

/** The largest: signing in takes about two seconds of a processor with it. */
const mostCost = 15

/**
 * How much work it is to try a password against a stored one.
 * @param text The variable PASSWORD_COST; each step up doubles the work.
 * @returns bcrypt's cost, from 4 to 15; undefined where the text is none of these.
 */
export function passwordCost(text: string | undefined): number | undefined {
  if (!text) return usualCost
  const cost = Number(text)
  return Number.isInteger(cost) && cost >= 4 && cost <= mostCost ? cost : undefined
}
