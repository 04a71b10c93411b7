import { report } from '../../report.ts'

/**
 * Bytes of a picture in our own store; null where it is not there yet, or the store does not answer: then a feed says less of it.
 * @param src Site path, such as `/media/x.webp`.
 */
export async function pictureSize(store: R2Bucket, src: string): Promise<number | null> {
  try {
    const name = decodeURIComponent(src.slice(src.lastIndexOf('/') + 1))
    return (await store.head(name))?.size ?? null
  } catch (failure) {
    report('feed', failure, { src })
    return null
  }
}
