import { z } from 'zod'

/** A file that came with a form. The worker has it, under its id; it is deleted with the record that names it. */
export const AttachedFile = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  type: z.enum(['pdf', 'docx', 'doc', 'jpeg', 'png', 'webp']),
  bytes: z.int().positive(),
})

/** As mails name a file, such as `PDF, 1,2 MB`. */
export function fileInWords({ type, bytes }: z.output<typeof AttachedFile>): string {
  const megabytes = new Intl.NumberFormat('nl', { maximumFractionDigits: 1 })
  return `${type.toUpperCase()}, ${megabytes.format(Math.max(0.1, bytes / 1_000_000))} MB`
}
