import type { GatewayState } from '../../backend/behaviour.ts'
import type { Product } from './product.ts'

type Access = Pick<Product, 'strapiUrl' | 'editor' | 'secrets'>

/** An editor at work in Strapi's own panel. */
export interface Editor {
  /**
   * Changes an article and publishes it, as the panel does.
   * @param number Its public number, the one in its address.
   */
  publish: (number: number, locale: string, fields: Record<string, unknown>) => Promise<void>
}

/** Signs in to Strapi. @throws Error with Strapi's answer when that fails, as does everything the editor does. */
export async function signIn({ strapiUrl, editor, secrets }: Access): Promise<Editor> {
  const { data } = await send<{ data: { token: string } }>('POST', '/admin/login', { body: editor })
  return {
    async publish(number, locale, fields) {
      const entry = `${articles}/${await documentOf(number, locale)}`
      await send('POST', `${entry}/actions/publish?locale=${locale}`, { body: fields, token: data.token })
    },
  }

  async function documentOf(number: number, locale: string): Promise<string> {
    const query = `filters[number][$eq]=${number}&locale=${locale}&fields[0]=title`
    const answer = await send<{ data: { documentId: string }[] }>('GET', `/api/contents?${query}`, {
      token: secrets.CMS_TOKEN,
    })
    const [found] = answer.data
    if (!found) throw new Error(`No article has number ${number} in ${locale}`)
    return found.documentId
  }

  async function send<Answer>(method: string, path: string, { body, token }: Sent): Promise<Answer> {
    const response = await fetch(`${strapiUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 500)}`)
    return JSON.parse(text)
  }
}

const articles = '/content-manager/collection-types/api::content.content'

interface Sent {
  body?: unknown
  token?: string | undefined
}

/** Shuts or opens the door between the site and Strapi. */
export async function letStrapiAnswer({ controlUrl }: Product, listening: boolean): Promise<void> {
  const state: GatewayState = { listening, rules: [] }
  await fetch(`${controlUrl}state`, { method: 'PUT', body: JSON.stringify(state) })
}
