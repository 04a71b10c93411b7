import type { PixelLimits } from '../../../client/files/file-limits.ts'
import type { FileProblem } from '../../../client/files/file-problem.ts'
import type { FileType } from '../../../client/files/file-types.ts'
import type { ByteSource } from './byte-source.ts'
import { judgeDoc } from './doc.ts'
import { judgeDocx } from './docx.ts'
import { judgePdf } from './pdf.ts'
import { judgePicture } from './picture.ts'

/**
 * Checks that a whole file is what its first bytes promise. Reads a few ranges; unpacks nothing.
 * @param pixels For a picture that will be shown; without, its signature is enough, since it's only ever downloaded.
 * @returns Null if the file is fine.
 */
export async function judgeWhole(
  type: FileType,
  source: ByteSource,
  pixels?: PixelLimits,
): Promise<FileProblem | null> {
  if (type === 'pdf') return judgePdf(source)
  if (type === 'docx') return judgeDocx(source)
  if (type === 'doc') return judgeDoc(source)
  return pixels ? judgePicture(type, source, pixels) : null
}
