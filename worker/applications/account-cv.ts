import type { Visitor } from '../accounts/visitor.ts'
import { accountRecord, type PrivateFile } from '../files/private-file.ts'
import type { PrivateFiles } from '../files/private-files.ts'

/** The CV that the signed-in reader keeps here; null for anonymous visitors, or without one. */
export async function accountCv({
  visitor,
  files,
}: {
  visitor: Visitor
  files: PrivateFiles
}): Promise<PrivateFile | null> {
  if (!visitor.signedIn) return null
  const kept = await files.filesOf(accountRecord(visitor.userId))
  return kept.find(({ purpose, state }) => purpose === 'cv' && state !== 'refused') ?? null
}
