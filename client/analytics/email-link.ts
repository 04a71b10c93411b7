/** Whether an address says that a mail led to it, as the links in our mails do: `utm_medium=email`. */
export function isFromMail(url: URL): boolean {
  return url.searchParams.get('utm_medium')?.toLowerCase() === 'email'
}
