import type { Email } from 'postal-mime'

/**
 * The status of a delivery that has failed for good, from a delivery status notification (RFC 3464), such as `5.1.1`.
 * @returns Null for any other mail: automatic replies, reports of a delay, and what people send to the address.
 */
export function failedStatus({ attachments }: Pick<Email, 'attachments'>): string | null {
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!report) return null
  const text = typeof report.content === 'string' ? report.content : new TextDecoder().decode(report.content)
  // One group of fields for the server, then one for each recipient. Ours have one recipient.
  const [failed] = text.split(/\r?\n\s*\r?\n/).filter((group) => fieldOf(group, 'Action') === 'failed')
  const [status] = /^[45]\.\d{1,3}\.\d{1,3}/.exec(failed ? fieldOf(failed, 'Status') : '') ?? []
  return status ?? null
}

/** The value of a field in lower case; empty without it. */
function fieldOf(group: string, name: string): string {
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(group)?.[1]?.trim().toLowerCase() ?? ''
}
