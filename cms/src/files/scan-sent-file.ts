import { createHash } from 'node:crypto'
import { ScannerError, type ScannerOptions, scanWithClamav, type Verdict } from './clamav.ts'
import type { ScanMessage } from './scan-message.ts'

/** Long enough for a busy scanner. */
const timeoutMs = 20_000

/** The configured scanner, or null. */
export function scannerIn({ CLAMAV_HOST, CLAMAV_PORT }: NodeJS.ProcessEnv): ScannerOptions | null {
  const port = Number(CLAMAV_PORT || 3310)
  return CLAMAV_HOST && Number.isInteger(port) && port > 0 ? { host: CLAMAV_HOST, port, timeoutMs } : null
}

/**
 * Scans a file while it is being received; nothing is stored.
 * @throws ScannerError if the scanner is down, or if the bytes aren't those in the message: there is no verdict then.
 */
export async function scanSentFile(
  scanner: ScannerOptions,
  { bytes, sha256 }: ScanMessage,
  content: AsyncIterable<Uint8Array>,
): Promise<Verdict> {
  const hash = createHash('sha256')
  let passed = 0
  async function* hashed(): AsyncGenerator<Uint8Array, void> {
    for await (const piece of content) {
      passed += piece.length
      if (passed > bytes) throw new ScannerError('More bytes came than were announced')
      hash.update(piece)
      yield piece
    }
    if (passed < bytes || hash.digest('hex') !== sha256)
      throw new ScannerError('Other bytes came than were announced')
  }
  return scanWithClamav(scanner, hashed())
}
