/** A file on its way to a store. */
export interface FileTransfer<Stored> {
  /** Rejects with an `UploadFailure`. */
  done: Promise<Stored>
  cancel: () => void
}
