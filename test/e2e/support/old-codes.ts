import { createHash } from 'node:crypto'
import { inDatabase } from './backend-database.ts'

/** Codes of mails, and where Strapi notes how old they are. */
const notes = {
  confirmation: { table: 'asked_mails', column: 'sent_at', key: "opens = 'confirmation' AND mailbox" },
  reset: { table: 'asked_mails', column: 'sent_at', key: "opens = 'reset' AND mailbox" },
  activation: { table: 'up_users', column: 'activation_expires_at', key: 'email' },
  change: { table: 'up_users', column: 'email_change_expires_at', key: 'pending_email' },
  /** The account that waits for its confirmation. */
  registration: { table: 'up_users', column: 'updated_at', key: 'email' },
  invitation: { table: 'invitations', column: 'expires_at', key: 'email' },
} as const

/** What a code of a mail is for. */
export type CodeKind = keyof typeof notes

/**
 * Makes the code that was mailed to an address older, in Strapi's own database: no clock of the product is touched.
 * @throws Error where there is no such code.
 */
export function makeOlder(kind: CodeKind, address: string, hours: number): void {
  const { table, column, key } = notes[kind]
  // SQLite keeps moments as milliseconds since 1970.
  const { changes } = inDatabase((database) =>
    database
      .prepare(`UPDATE ${table} SET ${column} = ${column} - ? WHERE ${key} = ? AND ${column} IS NOT NULL`)
      .run(hours * 3_600_000, table === 'asked_mails' ? sha256(address) : address),
  )
  if (changes !== 1) throw new Error(`${changes} codes for ${kind} were sent to ${address}`)
}

/** As the backend names a mailbox. */
function sha256(address: string): string {
  return createHash('sha256').update(address).digest('hex')
}
