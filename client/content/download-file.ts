/** A file to download. */
export interface DownloadFile {
  name: string
  /** Site path. */
  href: string
  /** Size in bytes. */
  size: number
}
