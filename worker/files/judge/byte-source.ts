/** Bytes with random access. */
export interface ByteSource {
  /** Length in bytes. */
  size: number
  /** Reads a range; shorter at the end of the source. */
  read: (offset: number, length: number) => Promise<Uint8Array>
}

/** Bytes in memory. */
export function inMemory(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: async (offset, length) => bytes.subarray(offset, offset + length) }
}

/**
 * Bytes of an object in a bucket.
 * @throws Error from `read` if the object no longer exists.
 */
export function inBucket(bucket: R2Bucket, key: string, size: number): ByteSource {
  return {
    size,
    async read(offset, length) {
      const within = Math.min(length, size - offset)
      if (within <= 0) return new Uint8Array()
      const object = await bucket.get(key, { range: { offset, length: within } })
      if (!object) throw new Error('The object is gone')
      return new Uint8Array(await object.arrayBuffer())
    },
  }
}

const blockBytes = 65_536

/** Reads the source in large blocks, each only once: for formats with many small jumps. */
export function blockwise(source: ByteSource): ByteSource {
  const blocks = new Map<number, Promise<Uint8Array>>()
  function block(index: number): Promise<Uint8Array> {
    const known = blocks.get(index) ?? source.read(index * blockBytes, blockBytes)
    blocks.set(index, known)
    return known
  }
  return {
    size: source.size,
    async read(offset, length) {
      const end = Math.min(offset + length, source.size)
      const bytes = new Uint8Array(Math.max(end - offset, 0))
      for (let at = offset; at < end; ) {
        const index = Math.floor(at / blockBytes)
        const part = (await block(index)).subarray(at - index * blockBytes, end - index * blockBytes)
        if (part.length === 0) throw new Error('The source ended early')
        bytes.set(part, at - offset)
        at += part.length
      }
      return bytes
    },
  }
}
