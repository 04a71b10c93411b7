import { inject } from 'vitest'

const { strapiUrl, editor, secrets } = inject('product')

/** Something that readers can save, as the backend has it. */
export interface Published {
  type: 'event' | 'vacancy'
  documentId: string
  number: number
  title: string
}

const plural = { event: 'events', vacancy: 'vacancies' } as const

/** The first published document, in Dutch, in which a field has this value. @throws Error where there is none. */
export async function published(type: Published['type'], field: string, value: string): Promise<Published> {
  const { data }: { data: Omit<Published, 'type'>[] } = await send(
    'GET',
    `/api/${plural[type]}?filters[${field}][$eq]=${value}&locale=nl&pagination[pageSize]=1`,
    secrets.CMS_TOKEN,
  )
  const [found] = data
  if (!found) throw new Error(`No ${type} has ${field} ${value}`)
  return { ...found, type }
}

/** Changes a document and publishes it, as an editor does. @throws Error with Strapi's answer. */
export async function publish(
  { type, documentId }: Published,
  fields: Record<string, unknown>,
): Promise<void> {
  const { data }: { data: { token: string } } = await send('POST', '/admin/login', undefined, editor)
  const entry = `/content-manager/collection-types/api::${type}.${type}/${documentId}`
  await send('POST', `${entry}/actions/publish?locale=nl`, data.token, fields)
}

async function send<Answer>(
  method: string,
  path: string,
  token: string | undefined,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${strapiUrl}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 500)}`)
  return JSON.parse(text)
}
