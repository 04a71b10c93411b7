import * as v from 'valibot'
import type { DownloadFile, PagedFile } from '../../../client/content/download-file.ts'
import { mediaPath } from './picture.ts'
import { decimal } from './values.ts'

/** A media file offered for download. */
export const FileEntry = v.object({ url: v.string(), name: v.string(), size: v.nullish(decimal) })

/** A file on our own origin. The backend gives its size in kilobytes of 1000 bytes. */
export function fileFrom({ url, name, size }: v.InferOutput<typeof FileEntry>): DownloadFile {
  return { name, href: mediaPath(url), size: Math.round((size ?? 0) * 1000) }
}

/** A PDF with its number of pages. */
export const DownloadComponent = v.object({ file: v.nullish(FileEntry), pages: v.nullish(v.number()) })

/** Null while its editors haven't chosen a file. */
export function downloadFrom(
  download: v.InferOutput<typeof DownloadComponent> | null | undefined,
): PagedFile | null {
  return download?.file ? { ...fileFrom(download.file), pages: download.pages ?? null } : null
}
