import type { FileProblem } from '../../../client/files/file-problem.ts'
import type { FileType } from '../../../client/files/file-types.ts'
import type { ByteSource } from './byte-source.ts'
import { judgeDoc } from './doc.ts'
import { judgeDocx } from './docx.ts'
import { judgePdf } from './pdf.ts'

/**
 * Checks that a whole file is what its first bytes promise. Reads a few ranges; unpacks nothing.
 * @returns Null if the file is fine.
 */
export async function judgeWhole(type: FileType, source: ByteSource): Promise<FileProblem | null> {
  if (type === 'pdf') return judgePdf(source)
  if (type === 'docx') return judgeDocx(source)
  if (type === 'doc') return judgeDoc(source)
  // For pictures the signature is enough: they're only ever downloaded.
  return null
}
