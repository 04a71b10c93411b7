import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { freePort } from '../start/ports.ts'
import { paymentBook } from './book.ts'
import type { MadePayment } from './protocol.ts'
import { openProvider, type ProviderServer } from './server.ts'

/**
 * Opens a provider at which paying is tried on one's own machine. It remembers its payments, as the backend does its orders.
 * @param file Where they are stored, beside the backend's database.
 */
export async function openDemoProvider(file: string): Promise<ProviderServer> {
  const book = paymentBook(storedIn(file), () => store(file, [...book.payments.values()]))
  return openProvider({ port: await freePort(), book, refundStatus: 'refunded', onBreach: () => {} })
}

/** A file that is missing or damaged is as good as empty. */
function storedIn(file: string): MadePayment[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}

function store(file: string, payments: readonly MadePayment[]): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(payments))
  renameSync(`${file}.new`, file)
}
