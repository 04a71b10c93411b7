/** Under which name Firebase knows an account. */
export function uidOf(userId: number): string {
  return `u${userId}`
}
