import type { createDates } from './dates.ts'
import type { createDownloadList } from './downloads.ts'
import type { createFiles } from './files.ts'
import type { createMarkdown } from './markdown.ts'
import type { createPictureList } from './picture-list.ts'

/** What every reader of content gets. */
export interface Reading {
  files: ReturnType<typeof createFiles>
  dates: ReturnType<typeof createDates>
  markdown: ReturnType<typeof createMarkdown>
  pictures: ReturnType<typeof createPictureList>
  downloads: ReturnType<typeof createDownloadList>
}
