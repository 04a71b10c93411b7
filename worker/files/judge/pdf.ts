import type { FileProblem } from '../../../client/files/file-problem.ts'
import type { ByteSource } from './byte-source.ts'

/** The end marker is near the end of a PDF; some programs append a few bytes. */
const endWithin = 2048

/** Checks that a PDF is complete, so the sender of a truncated one hears it while they can still send another. */
export async function judgePdf(source: ByteSource): Promise<FileProblem | null> {
  const tail = await source.read(Math.max(source.size - endWithin, 0), endWithin)
  return new TextDecoder('latin1').decode(tail).includes('%%EOF') ? null : 'damaged'
}
