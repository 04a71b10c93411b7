import { postpone } from '../offline/outbox.ts'
import { savedErrand } from '../saved/saved-errand.ts'
import { type SavedKey, saveAnchor } from '../saved/saved-key.ts'
import { offlinePath } from './pages.ts'
import { noteFailure } from './reach.ts'

/**
 * The form of a button that saves, sent as it is: by who is not signed in, or before the script for it was there. Without a network
 * it waits for one, and a page says so.
 */
export async function answerSave({ request }: FetchEvent): Promise<Response> {
  const unread = request.clone()
  try {
    return await fetch(request)
  } catch {
    noteFailure()
    return keepForLater(unread)
  }
}

async function keepForLater(request: Request): Promise<Response> {
  const form = await request.formData()
  const back = String(form.get('naar') ?? '/')
  const account = form.get('account')
  const key = savedKeyOf(request.url)
  try {
    if (key === null) throw new RangeError('Nothing that can be saved')
    const isSaved = form.get('wish') !== 'remove'
    await postpone(savedErrand({ key, isSaved, account: account === null ? null : Number(account) }))
  } catch {
    // No database, or too much waits already: the page that the reader was on still has the button.
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
