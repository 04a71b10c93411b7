/**
 * Text in which programs see no link: a form that mails a copy would otherwise carry a stranger's advertising to any address in our name.
 * The joiners that break the addresses are not seen.
 */
export function unlinked(text: string): string {
  return text.replace(/([.:@/])(?=\S)/g, '$1\u2060')
}
