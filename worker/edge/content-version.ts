import { IsolateMemo } from './isolate-memo.ts'

/** KV key that changes whenever published content changes. */
export const contentVersionKey = 'content-version'

const memo = new IsolateMemo<string>(1000, '0')

/**
 * The version of all published content. What was kept under another version is old.
 * An isolate asks KV at most once a second.
 */
export function contentVersion(kv: KVNamespace, later: (work: Promise<unknown>) => void): Promise<string> {
  return memo.get(async () => (await kv.get(contentVersionKey, { cacheTtl: 30 })) ?? '0', later)
}

/** Makes everything that is kept old, here at once and elsewhere as fast as KV travels. */
export async function bumpContentVersion(kv: KVNamespace): Promise<void> {
  const version = Date.now().toString(36)
  memo.set(version)
  await kv.put(contentVersionKey, version)
}
