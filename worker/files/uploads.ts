import type { Context } from 'hono'
import type { FilePurpose } from '../../client/files/file-limits.ts'
import { retentionDays } from '../../cms/src/privacy/retention-days.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { clientKey } from '../http/client-address.ts'
import { requireAllowed } from '../http/limits.ts'
import { signatureOf } from '../signature.ts'
import { findFile } from './file-rows.ts'
import type { PrivateFile } from './private-file.ts'
import { type PrivateFiles, privateFilesOf } from './private-files.ts'
import type { NewFile } from './store-file.ts'

/** Time to send the form that a file was uploaded for, in milliseconds; the cron trigger deletes what nobody claimed. */
const unclaimedMs = retentionDays.upload * 24 * 3600_000
/** For how long a file stays whose form the backend may have taken, though its answer was lost; in milliseconds. */
const heldMs = 7 * 24 * 3600_000

/** Uploads of one sender that no form has claimed. An office may share its address. */
const maxUnclaimed = 20
const maxUnclaimedBytes = 100 * 1024 * 1024

/**
 * Stores a file for a form that has not been sent yet. Anybody may; what an address has waiting is bounded.
 * @throws SiteError `TooManyError`, `UnavailableError`; FileRefusal with the reason.
 */
export async function storeUpload(
  c: Context<AppEnv>,
  purpose: FilePurpose,
  file: Pick<NewFile, 'bytes' | 'content'>,
): Promise<PrivateFile> {
  const { visitor } = c.var
  const owner = visitor.signedIn ? visitor.userId : null
  const sender = owner === null ? clientKey(c) : `account ${owner}`
  const record = await unclaimedRecord(c, sender)
  const now = Date.now()
  await requireAllowed(c.env, 'FILE_LIMIT', sender)
  if (!(await hasRoom(c, record, file.bytes))) throw new SiteError('TooManyError')
  return privateFilesOf(c).storeFile({ ...file, purpose, owner, record, expiresAt: now + unclaimedMs })
}

/** What uploads belong to until a form claims them; it tells nobody the address. */
async function unclaimedRecord(c: Context<AppEnv>, sender: string): Promise<string> {
  return `upload/${(await signatureOf(`upload of ${sender}`, c.var.config.jwtSecret)).slice(0, 32)}`
}

async function hasRoom({ env }: Context<AppEnv>, record: string, bytes: number): Promise<boolean> {
  const waiting = await env.DB.prepare(
    'SELECT COUNT(*) AS files, COALESCE(SUM(bytes), 0) AS bytes FROM private_files WHERE record = ?1',
  )
    .bind(record)
    .first<{ files: number; bytes: number }>()
    .catch((cause) => {
      throw new SiteError('UnavailableError', {}, { cause })
    })
  return (waiting?.files ?? 0) < maxUnclaimed && (waiting?.bytes ?? 0) + bytes <= maxUnclaimedBytes
}

interface Claim {
  purpose: FilePurpose
  /** What the file is to belong to. */
  record: string
  /** Account that sends the form; null for an anonymous visitor. */
  owner: number | null
}

/**
 * Claims an upload for a form that is being sent. Claiming it again for the same record, or after its form was refused, is fine.
 * @returns Null for an upload that expired, is for something else, or belongs to what another form has left.
 */
export async function claimUpload(
  db: D1Database,
  id: string,
  { purpose, record, owner }: Claim,
): Promise<PrivateFile | null> {
  const now = Date.now()
  await db
    .prepare(
      `UPDATE private_files SET record = ?2, expires_at = ?3
      WHERE id = ?1 AND purpose = ?4 AND (owner IS NULL OR owner = ?5) AND expires_at > ?6
        AND state IN ('quarantined', 'clean')`,
    )
    .bind(id, record, now + heldMs, purpose, owner, now)
    .run()
  const file = await findFile(db, id, now)
  return file?.record === record && file.state !== 'refused' ? file : null
}

/**
 * Copies a file that its owner keeps here, for a form that is being sent: as if it had been uploaded for it and claimed. Copying it again for
 * the same record gives the same copy.
 * @returns Null if the bytes are missing.
 * @throws As `PrivateFiles.storeFile`.
 */
export async function copyForRecord(
  files: PrivateFiles,
  file: PrivateFile,
  { purpose, record }: Pick<PrivateFile, 'purpose' | 'record'>,
): Promise<PrivateFile | null> {
  const [known] = await files.filesOf(record)
  if (known) return known
  const content = await files.openFile(file)
  const { bytes, owner } = file
  const expiresAt = Date.now() + heldMs
  return content && files.storeFile({ purpose, record, bytes, owner, content, expiresAt })
}

/** Keeps a claimed upload for as long as its record exists. */
export async function keepUpload(db: D1Database, { id, record }: PrivateFile): Promise<void> {
  await db
    .prepare('UPDATE private_files SET expires_at = NULL WHERE id = ?1 AND record = ?2')
    .bind(id, record)
    .run()
}
