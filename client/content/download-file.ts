/** A file to download. */
export interface DownloadFile {
  name: string
  /** Site path. */
  href: string
  /** Size in bytes. */
  size: number
}

/** A publication to download. */
export interface PagedFile extends DownloadFile {
  pages: number | null
}
