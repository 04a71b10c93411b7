/**
 * Breaks up URLs with invisible word joiners, so that mail programs don't turn them into links. Otherwise a form that mails a copy could be used to
 * send advertising to any address in our name.
 */
export function unlinked(text: string): string {
  return text.replace(/([.:@/])(?=\S)/g, '$1\u2060')
}
