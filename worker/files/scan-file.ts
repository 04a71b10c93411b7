import * as v from 'valibot'
import type { Config } from '../env.ts'
import { report } from '../report.ts'
import { signatureOf } from '../signature.ts'
import { sendBytes } from '../strapi/send-bytes.ts'
import { judged, waitingFiles } from './file-rows.ts'
import type { FileStore } from './file-store.ts'
import type { PrivateFile } from './private-file.ts'

/** Scanning 10 MB takes a second or two, longer when the scanner is busy. */
const timeoutMs = 30_000
/** Files per run of the cron trigger. */
const maxAtOnce = 50

const Verdict = v.object({
  data: v.object({
    id: v.string(),
    verdict: v.picklist(['clean', 'infected']),
  }),
})

/**
 * Has the backend scan a file in quarantine, and stores the verdict. The bytes of an infected file are deleted.
 * @returns The new state.
 * @throws Error, TypeError, ValiError if the backend or its scanner doesn't answer, or answers nonsense; the file stays in quarantine.
 */
export async function scanFile(
  { DB, PRIVATE_FILES }: FileStore,
  config: Config,
  file: PrivateFile,
): Promise<'clean' | 'refused'> {
  const object = await PRIVATE_FILES.get(file.id)
  // Bytes are deleted before the row is updated, so missing bytes mean that an earlier attempt was interrupted.
  const isInfected = !object || (await verdictOn(config, file, object)) === 'infected'
  if (isInfected) await PRIVATE_FILES.delete(file.id)
  const state = isInfected ? 'refused' : 'clean'
  await judged(DB, file.id, state)
  return state
}

/** Scans files that were uploaded while the scanner was down, or before it was configured. */
export async function scanWaiting(store: FileStore, config: Config): Promise<void> {
  for (const file of await waitingFiles(store.DB, Date.now(), maxAtOnce)) await scanFile(store, config, file)
}

/** Sends a signed message that describes the file (decision 004), with the bytes as the body. */
async function verdictOn(
  config: Config,
  { id, bytes, sha256 }: PrivateFile,
  object: R2ObjectBody,
): Promise<'clean' | 'infected'> {
  const message = JSON.stringify({ scan: { id, bytes, sha256 } })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const headers = {
    'x-schakel-message': message,
    'x-schakel-timestamp': timestamp,
    'x-schakel-signature': `sha256=${await signatureOf(`${timestamp}.${message}`, config.hookSecret)}`,
  }
  const sent = { headers, timeoutMs, bytes: object.size, content: object.body }
  const answer = await sendBytes(config, '/files/scan', sent)
  if (!answer.ok) throw new Error(`The scanner of the backend answered ${answer.status}`)
  const { data } = v.parse(Verdict, answer.body)
  if (data.id !== id) throw new Error('The answer does not speak of the file')
  if (data.verdict === 'infected') report('files', new Error('A file holds a virus'), { id })
  return data.verdict
}
