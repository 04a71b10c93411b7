/** An account's id in Firebase. */
export function uidOf(userId: number): string {
  return `u${userId}`
}
