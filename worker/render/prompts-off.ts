import * as v from 'valibot'
import { type PromptName, promptNames } from '../../client/content/prompt.ts'
import { IsolateMemo } from '../isolate-memo.ts'

/** KV key of the prompts that editors switched off. */
const promptsKey = 'prompts'

/** The KV value. */
const Stored = v.object({ off: v.array(v.picklist(promptNames)) })

const memo = new IsolateMemo<readonly PromptName[]>(60_000, [])

/**
 * The prompts that the site doesn't show. An isolate asks KV at most once a minute; if it fails, all are shown.
 * @param later Keeps work after the response alive (`waitUntil`).
 */
export function promptsOff(
  kv: KVNamespace,
  later: (work: Promise<unknown>) => void,
): Promise<readonly PromptName[]> {
  return memo.get(async () => {
    const stored = await kv.get<unknown>(promptsKey, { type: 'json', cacheTtl: 60 })
    return stored === null ? [] : v.parse(Stored, stored).off
  }, later)
}

/** Stores them. This isolate knows at once. @param switches By name; what is missing is on. */
export async function switchPrompts(
  kv: KVNamespace,
  switches: Readonly<Partial<Record<PromptName, boolean | null>>>,
): Promise<void> {
  const off = promptNames.filter((name) => switches[name] === false)
  await kv.put(promptsKey, JSON.stringify({ off }))
  memo.set(off)
}
