import type { FileType } from '../../../client/files/file-types.ts'

/** This many bytes decide the type of a file. */
export const beginningBytes = 4096

/** PDF readers look for the header in the first 1,024 bytes (ISO 32000, implementation note 13). */
const pdfHeaderWithin = 1024

/** First bytes of each type; `null` matches any byte. */
const signatures: readonly [FileType, readonly (number | null)[]][] = [
  ['docx', [0x50, 0x4b, 0x03, 0x04]],
  ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
]

/**
 * The type of a file by its first bytes, whatever its name. Any ZIP looks like a DOCX and any compound file like a DOC;
 * `judgeWhole` tells them apart.
 * @param bytes At least {@link beginningBytes}, or the whole file if it is shorter.
 * @returns Null for an unknown type.
 */
export function judgeBeginning(bytes: Uint8Array): FileType | null {
  const [type] =
    signatures.find(([, signature]) =>
      signature.every((byte, index) => byte === null || bytes[index] === byte),
    ) ?? []
  return type ?? (holdsPdfHeader(bytes) ? 'pdf' : null)
}

function holdsPdfHeader(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, pdfHeaderWithin)).includes('%PDF-')
}
