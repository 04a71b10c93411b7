import { z } from 'zod'
import { isSigned } from '../hooks/signature.ts'

/** The worker's description of the file in the body. */
const ScanMessage = z.strictObject({
  scan: z.strictObject({
    id: z.string().regex(/^[0-9a-f]{32}$/),
    bytes: z.int().positive(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
})

/** A verified message. */
export type ScanMessage = z.output<typeof ScanMessage>['scan']

/** A message with its headers, not yet verified. */
interface SignedMessage {
  message: string
  /** Seconds since 1970. */
  timestamp: string
  /** `sha256=` and the hexadecimal HMAC of `{timestamp}.{message}`. */
  signature: string
}

/** @returns The message; null if the signature is wrong or more than five minutes old. */
export function scanMessageIn(
  { message, timestamp, signature }: SignedMessage,
  secret: string,
): ScanMessage | null {
  if (!isSigned(secret, { timestamp, signature, body: message })) return null
  return ScanMessage.safeParse(parsed(message)).data?.scan ?? null
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message)
  } catch {
    return null
  }
}
