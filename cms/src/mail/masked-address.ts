/** An address for pages that a mail's link opens: mails are forwarded, and their links with them. */
export function maskedAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@', 2)
  return `${name.slice(0, 1)}•••@${domain}`
}
