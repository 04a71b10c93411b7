import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MendableError } from './failure.ts'

/** Minimum free space for a start, in bytes; far less than a build needs. */
const probe = Buffer.alloc(1024 * 1024)

/**
 * Checks that the folders that everything writes to have space: otherwise programs fail later with unclear messages.
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
