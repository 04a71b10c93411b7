import { report } from '../../report.ts'

/**
 * Size in bytes of a picture in our own store; null if it isn't there yet or the store doesn't answer, and the feed
 * then omits it.
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
