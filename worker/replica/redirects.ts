import * as v from 'valibot'
import { RedirectRule, redirectKey } from '../edge/redirect-rule.ts'
import type { ReadBackend } from './backend.ts'

/** A redirect in the backend's format. */
const BackendRedirect = v.object({
  from: v.string(),
  to: v.nullish(v.string()),
  code: v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
  keepQuery: v.nullish(v.boolean()),
  expiresAt: v.nullish(v.string()),
})

const Found = v.object({ data: v.nullable(BackendRedirect) })

/** Marks rules that follow the backend; rules from `kv-seed/` have no mark and are left alone. */
export const fromBackend = { source: 'cms' } as const

/** Reads the backend's current rule for one path and writes it to KV. */
export async function followRedirect(kv: KVNamespace, read: ReadBackend, path: string): Promise<void> {
  const key = redirectKey(path)
  if (!key) return
  const { data } = v.parse(Found, await read('/redirects/lookup', { path }))
  if (!data) return kv.delete(key)
  await kv.put(key, JSON.stringify(ruleFrom(data)), { metadata: fromBackend })
}

/** @throws ValiError for an invalid rule, such as a redirect to itself. */
function ruleFrom(data: v.InferOutput<typeof BackendRedirect>): RedirectRule {
  return v.parse(RedirectRule, {
    to: data.to ?? '',
    status: data.code,
    keepQuery: data.keepQuery ?? true,
    expiresAt: data.expiresAt ?? null,
  })
}

/** A redirect of the backend's list, with its KV key. @throws ValiError */
export function keyedRule(entry: unknown): { key: string | null; rule: RedirectRule } {
  const data = v.parse(BackendRedirect, entry)
  return { key: redirectKey(data.from), rule: ruleFrom(data) }
}
