/** The value of a cookie that scripts may read; null without it. @param name Without characters that a regular expression knows. */
export function cookieValue(name: string): string | null {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null
}
