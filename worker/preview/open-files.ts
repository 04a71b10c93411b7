import { previewCode, previewKey } from '../machine/documents/preview-code.ts'
import type { PreviewLink } from './preview-link.ts'

/** Gives a parsed document with the addresses that open its files. */
export type OpenFiles = <Value>(value: Value) => Value

/**
 * A draft's PDFs are offered by no published document yet: in its preview their addresses carry a code (`previewCode`).
 * @param entry The draft, from the REST API.
 */
export async function openFilesOf(
  entry: Record<string, unknown>,
  { expires }: Pick<PreviewLink, 'expires'>,
  secret: string,
): Promise<OpenFiles> {
  const names = JSON.stringify(entry).matchAll(/\/uploads\/([\w.-]+\.pdf)"/gi)
  const opening = [...names].map(async ([, name = '']): Promise<[string, string]> => {
    const query = new URLSearchParams({ [previewKey]: await previewCode(name, expires, secret) })
    return [`/media/${name}`, `/media/${name}?${query}`]
  })
  const open = new Map(await Promise.all(opening))
  return (value) =>
    open.size === 0
      ? value
      : JSON.parse(JSON.stringify(value), (_, part) =>
          typeof part === 'string' ? (open.get(part) ?? part) : part,
        )
}
