import type { Context } from 'hono'
import { dutchDate } from '../../client/content/dutch-date.ts'
import { filePath } from '../../client/files/file-summary.ts'
import type { SignedInVisitor } from '../accounts/visitor.ts'
import { exportedDrafts } from '../drafts/form-drafts.ts'
import type { AppEnv } from '../env.ts'
import { fileSummary } from '../files/file-summary.ts'
import { accountRecord } from '../files/private-file.ts'
import { privateFilesOf } from '../files/private-files.ts'
import { accountsOf, sessionsOf } from '../open-accounts.ts'
import { pushConsentsOf } from '../push/consents.ts'
import { exportedDevices } from '../push/exported-devices.ts'

/** Milliseconds. The backend reads every table that knows the reader, and they wait for a file. */
const exportTimeoutMs = 20_000

/** A file of JSON. */
export interface ExportedAccount {
  name: string
  type: string
  body: string
}

/**
 * All data about a reader.
 * @throws StrapiError If the backend is down, or refuses the token.
 */
export async function exportedAccount(
  c: Context<AppEnv>,
  visitor: SignedInVisitor,
): Promise<ExportedAccount> {
  const held = await accountsOf(c, exportTimeoutMs).exportMe(visitor.token)
  const day = dutchDate(new Date().toISOString())
  const [sessions, notifications, notificationConsents, files, drafts] = await Promise.all([
    sessionsOf(c).list(visitor.userId, visitor.token),
    exportedDevices(c.env.DB, visitor.userId),
    pushConsentsOf(c.env.DB, visitor.userId),
    exportedFiles(c, visitor),
    exportedDrafts(c.env.DB, visitor.userId),
  ])
  const all = Object.assign({}, held, { sessions, notifications, notificationConsents, files, drafts })
  return {
    name: `schakel-account-${day}.json`,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(all, null, 2),
  }
}

/** Metadata of the reader's files with a download address; the bytes wouldn't be readable in JSON. */
async function exportedFiles(c: Context<AppEnv>, { userId, user }: SignedInVisitor): Promise<object[]> {
  const { siteUrl } = c.var.config
  const files = privateFilesOf(c)
  const all = await files.filesOf(accountRecord(userId))
  return all.map((file) => {
    const summary = fileSummary(file, { person: user, isScanned: files.isScanned })
    return {
      purpose: file.purpose,
      ...summary,
      sha256: file.sha256,
      address: `${siteUrl}${filePath(summary)}`,
    }
  })
}
