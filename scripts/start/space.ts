import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MendableError } from './failure.ts'

/** What a start needs at least, in bytes; far less than a build. */
const probe = Buffer.alloc(1024 * 1024)

/**
 * Tries the folders that everything writes to: in a full one, programs fail later and in words of their own.
 * @throws MendableError that names the folder.
 */
export function requireSpace(folders: readonly string[] = [tmpdir(), '.wrangler']): void {
  for (const folder of folders) {
    try {
      mkdirSync(folder, { recursive: true })
      const trial = mkdtempSync(join(folder, 'space-'))
      try {
        writeFileSync(join(trial, 'probe'), probe)
      } finally {
        rmSync(trial, { recursive: true, force: true })
      }
    } catch (cause) {
      const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
      throw new MendableError(
        `The folder ${folder} cannot be written to (${reason}): make space there${folder === tmpdir() ? ', or set TMPDIR to another folder' : ''}.`,
        { cause },
      )
    }
  }
}
