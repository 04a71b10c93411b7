/** Whether a reader's file was looked at for viruses; `unknown` while the site can't be asked. */
export type FileCheck = 'clean' | 'not-scanned' | 'waiting' | 'infected' | 'unknown'

/** The panel waits for it. In milliseconds. */
const patienceMs = 3000

/** Asks the site, which has the file and its state. @param url A download link. */
export async function fileCheckAt(url: string): Promise<FileCheck> {
  const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) }).catch(
    () => null,
  )
  if (!answer) return 'unknown'
  if (answer.status === 410) return 'infected'
  if (answer.status === 409) return 'waiting'
  if (!answer.ok) return 'unknown'
  return answer.headers.get('x-schakel-scan') === 'clean' ? 'clean' : 'not-scanned'
}
