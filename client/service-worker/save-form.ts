import { type SavedKey, saveAnchor } from '../content/saved-key.ts'
import { postpone } from '../offline/outbox.ts'
import { savedOutboxEntry } from '../saved/saved-outbox-entry.ts'
import { offlinePath } from './pages.ts'
import { noteFailure } from './reach.ts'

/**
 * Answers the save button's form post, which is sent for anonymous readers or before the script has loaded. Without a network the save goes
 * to the outbox and a page says so.
 */
export async function answerSave({ request }: FetchEvent): Promise<Response> {
  const unread = request.clone()
  try {
    return await fetch(request)
  } catch {
    noteFailure()
    return postponeForm(unread)
  }
}

async function postponeForm(request: Request): Promise<Response> {
  const form = await request.formData()
  const back = String(form.get('naar') ?? '/')
  const account = form.get('account')
  const key = savedKeyOf(request.url)
  try {
    if (key === null) throw new RangeError('Nothing that can be saved')
    const isSaved = form.get('action') !== 'remove'
    await postpone(savedOutboxEntry({ key, isSaved, account: account === null ? null : Number(account) }))
  } catch {
    // No database, or the outbox is full: send the reader back, where the button still is.
    return seeOther(back)
  }
  return seeOther(`${offlinePath(back)}?${new URLSearchParams({ naar: back })}#${saveAnchor}`)
}

function savedKeyOf(url: string): SavedKey | null {
  const [, kind, number] = /\/(content|vacancy|event)\/(\d+)$/.exec(new URL(url).pathname) ?? []
  if (kind !== 'content' && kind !== 'vacancy' && kind !== 'event') return null
  return `${kind}/${Number(number)}`
}

function seeOther(path: string): Response {
  return Response.redirect(new URL(path, self.location.origin).href, 303)
}
