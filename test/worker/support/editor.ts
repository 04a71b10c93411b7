import { lane } from './lane.ts'
import { panelToken } from './panel-account.ts'

/** The types that editors of these tests write. */
type EditedType =
  | 'content'
  | 'page'
  | 'tag'
  | 'category'
  | 'author'
  | 'redirect'
  | 'vacancy'
  | 'event'
  | 'partner'
  | 'product'
  | 'campaign-link'
  | 'edition'
  | 'invitation'
  | 'contact-message'
  | 'membership'
  | 'application'
  | 'subscription'
  | 'registration'
  | 'magazine'

/** An editor in Strapi's own panel. Changes must be undone: all tests share the backend. */
export interface Editor {
  /** Creates a draft, or a redirect, which has no draft. @returns Its documentId. */
  make: (type: EditedType, fields: Record<string, unknown>, locale?: string) => Promise<string>
  /** Creates a reader's account. */
  makeUser: (fields: Record<string, unknown>) => Promise<void>
  /** Changes the account with an email address. */
  changeUser: (email: string, fields: Record<string, unknown>) => Promise<void>
  /** Blocks or unblocks the account with an email address. */
  setBlocked: (email: string, isBlocked: boolean) => Promise<void>
  /** Deletes the account with an email address. @returns Its documentId. */
  removeUser: (email: string) => Promise<string>
  /** What the panel shows of it. */
  read: (type: EditedType, documentId: string, locale?: string) => Promise<Record<string, unknown>>
  /** Changes a draft without publishing it; types without drafts are changed immediately. */
  draft: (
    type: EditedType,
    documentId: string,
    locale: string | undefined,
    fields: Record<string, unknown>,
  ) => Promise<void>
  /** Resets a draft to the published version. */
  discard: (type: EditedType, documentId: string, locale: string) => Promise<void>
  /** The address of the preview that the panel opens, or null if it has none. */
  previewOf: (
    type: EditedType,
    documentId: string,
    locale: string,
    status?: 'draft' | 'published',
  ) => Promise<string | null>
  /** Changes a draft and publishes it; without fields it is published unchanged. */
  publish: (
    type: EditedType,
    documentId: string,
    locale: string,
    fields?: Record<string, unknown>,
  ) => Promise<void>
  unpublish: (type: EditedType, documentId: string, locale: string) => Promise<void>
  /** The contact message of an email address. @throws Error without one. */
  messageOf: (email: string) => Promise<{ documentId: string; subject: string }>
  /** The file of a contact message, as the panel shows it beside that. */
  attachmentOf: (documentId: string) => Promise<{ type: string; bytes: number; url: string } | null>
  /** Adds a file to the media library. `url` is its address at the backend. */
  addFile: (file: File) => Promise<{ id: number; url: string }>
  removeFile: (id: number) => Promise<void>
  /** Deletes it in every language. */
  remove: (type: EditedType, documentId: string) => Promise<void>
}

const { strapiUrl } = lane

/** Signs in to Strapi. @throws Error with Strapi's answer on failure, like all of the editor's actions. */
export async function signIn(): Promise<Editor> {
  const token = await panelToken()

  /** The documentId of an account. */
  async function accountWith(email: string): Promise<string> {
    const query = new URLSearchParams({ 'filters[email][$eq]': email })
    const path = `${accounts}?${query}`
    const { results } = await send<{ results: { documentId: string }[] }>('GET', path, undefined, token)
    const [found] = results
    if (!found) throw new Error(`No account has ${email}`)
    return found.documentId
  }

  return {
    async make(type, fields, locale) {
      const made = await send<{ data: { documentId: string } }>(
        'POST',
        pathOf(type, '', locale),
        fields,
        token,
      )
      return made.data.documentId
    },
    async makeUser(fields) {
      const { roles } = await send<{ roles: { id: number; type: string }[] }>(
        'GET',
        '/users-permissions/roles',
        undefined,
        token,
      )
      const role = roles.find(({ type }) => type === 'authenticated')?.id
      await send('POST', accounts, { ...fields, role: { connect: [{ id: role }] } }, token)
    },
    async setBlocked(email, isBlocked) {
      await send('PUT', `${accounts}/${await accountWith(email)}`, { blocked: isBlocked }, token)
    },
    async changeUser(email, fields) {
      await send('PUT', `${accounts}/${await accountWith(email)}`, fields, token)
    },
    async removeUser(email) {
      const documentId = await accountWith(email)
      await send('DELETE', `${accounts}/${documentId}`, undefined, token)
      return documentId
    },
    async read(type, documentId, locale) {
      const path = pathOf(type, `/${documentId}`, locale)
      return (await send<{ data: Record<string, unknown> }>('GET', path, undefined, token)).data
    },
    async draft(type, documentId, locale, fields) {
      await send('PUT', pathOf(type, `/${documentId}`, locale), fields, token)
    },
    async discard(type, documentId, locale) {
      await send('POST', pathOf(type, `/${documentId}/actions/discard`, locale), {}, token)
    },
    async previewOf(type, documentId, locale, status = 'draft') {
      const query = new URLSearchParams({ documentId, locale, status })
      const path = `/content-manager/preview/url/api::${type}.${type}?${query}`
      const answer = await send<{ data: { url?: string } } | null>('GET', path, undefined, token)
      return answer?.data.url ?? null
    },
    async publish(type, documentId, locale, fields = {}) {
      await send('POST', pathOf(type, `/${documentId}/actions/publish`, locale), fields, token)
    },
    async unpublish(type, documentId, locale) {
      await send('POST', pathOf(type, `/${documentId}/actions/unpublish`, locale), {}, token)
    },
    async messageOf(email) {
      const query = new URLSearchParams({ 'filters[email][$eq]': email })
      const { results } = await send<{ results: { documentId: string; subject: string }[] }>(
        'GET',
        `${pathOf('contact-message', '')}?${query}`,
        undefined,
        token,
      )
      const [message] = results
      if (!message) throw new Error(`No message of ${email}`)
      return message
    },
    async attachmentOf(documentId) {
      const path = `/attachments/contact-message/${documentId}`
      return (
        await send<{ data: { type: string; bytes: number; url: string } | null }>(
          'GET',
          path,
          undefined,
          token,
        )
      ).data
    },
    async addFile(file) {
      const body = new FormData()
      body.append('files', file)
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(`${strapiUrl}/upload`, { method: 'POST', headers, body })
      const [added] = await response.json<{ id: number; url: string }[]>()
      if (!added) throw new Error(`Strapi took no file: ${response.status}`)
      return added
    },
    async removeFile(id) {
      await send('DELETE', `/upload/files/${id}`, undefined, token)
    },
    async remove(type, documentId) {
      await send(
        'DELETE',
        pathOf(type, `/${documentId}`, isLocalized(type) ? '*' : undefined),
        undefined,
        token,
      )
    },
  }
}

function isLocalized(type: EditedType): boolean {
  return ![
    'redirect',
    'campaign-link',
    'contact-message',
    'membership',
    'application',
    'subscription',
  ].includes(type)
}

const accounts = '/content-manager/collection-types/plugin::users-permissions.user'

function pathOf(type: EditedType, rest: string, locale?: string): string {
  const query = locale === undefined ? '' : `?locale=${locale}`
  return `/content-manager/collection-types/api::${type}.${type}${rest}${query}`
}

async function send<Answer>(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  const response = await fetch(`${strapiUrl}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return JSON.parse((await response.text()) || 'null')
}
