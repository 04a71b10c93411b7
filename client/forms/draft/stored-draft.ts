import { accountHeader } from '../../offline/outbox.ts'
import type { FormValues } from '../answer.ts'

const patienceMs = 10_000

/** The draft of a form on a page, with the account of its reader. */
export interface StoredDraft {
  /** @returns Null without one, and if it can't be had now. */
  read: () => Promise<{ values: FormValues; typedAt: string } | null>
  /** @returns Whether the worker has it; also if the page is left meanwhile. */
  write: (values: FormValues) => Promise<boolean>
  /** @returns As `write`. */
  remove: () => Promise<boolean>
}

/** @param page Site path of the form's page. */
export function storedDraft(form: string, page: string, account: number): StoredDraft {
  async function call(method: string, body: string | null): Promise<Response | null> {
    try {
      const response = await fetch(`/api/drafts/${form}?${new URLSearchParams({ page })}`, {
        method,
        body,
        keepalive: true,
        headers: { [accountHeader]: String(account), ...(body && { 'content-type': 'application/json' }) },
        signal: AbortSignal.timeout(patienceMs),
      })
      return response.ok ? response : null
    } catch {
      return null
    }
  }

  return {
    async read() {
      const response = await call('GET', null)
      const { draft } = response ? await response.json() : { draft: null }
      return draft
    },
    write: async (values) => Boolean(await call('PUT', JSON.stringify({ values }))),
    remove: async () => Boolean(await call('DELETE', null)),
  }
}
