import type { GatewayState } from '../../backend/behaviour.ts'
import type { Product } from './product.ts'

type Access = Pick<Product, 'strapiUrl' | 'editor' | 'secrets'>

/** An editor using Strapi's own panel. */
export interface Editor {
  /**
   * Changes an article and publishes it, as the panel does.
   * @param number Its public number, the one in its address.
   */
  publish: (number: number, locale: string, fields: Record<string, unknown>) => Promise<void>
  /** The same for a document of any type. */
  publishDocument: (document: EditedDocument, fields: Record<string, unknown>) => Promise<void>
  unpublishDocument: (document: EditedDocument) => Promise<void>
  /** Creates a company with a published profile. @returns Its documentId. */
  makeCompany: (name: string, link: string) => Promise<string>
  /** Publishes an event of a test's own, in a month. */
  makeEvent: (fields: Record<string, unknown>) => Promise<MadeEvent>
  /** Site path of the door of an event. */
  doorOf: (documentId: string) => Promise<string>
  /** Deletes a document in every language. */
  remove: (type: string, documentId: string) => Promise<void>
  /** The same of an event, also if people are registered: it is over then. */
  removeEvent: (documentId: string) => Promise<void>
  /** Approves what an employer has handed in, once it waits. @param title Of a vacancy, or the name of a company. @returns Its documentId. */
  approve: (title: string) => Promise<string>
  /** Books what is owed for the one open order of a customer. */
  bookPayment: (customer: string) => Promise<void>
  /** Creates an account for somebody, who gets a mail to activate it. */
  makeAccount: (email: string) => Promise<void>
  /** Gives the account of an address a subscription. */
  giveSubscription: (email: string) => Promise<void>
  /** Invites somebody to manage a company's profile, by the last part of its address. */
  invite: (email: string, company: string) => Promise<void>
}

/** An event of a test's own. */
export interface MadeEvent {
  documentId: string
  /** Site path. */
  path: string
}

/** A document as the panel names it. */
interface EditedDocument {
  /** Singular name of its type, such as `content`. */
  type: string
  documentId: string
  locale: string
}

/** In the editors' queue. */
interface Waiting {
  /** Where it is decided; ends with its documentId. */
  path: string
  title: string
  submittedAt: string
}

interface Order {
  number: number
  customer: string
  owedCents: number
}

/** Signs in to Strapi. @throws Error with Strapi's response when that fails, as do all editor actions. */
export async function signIn({ strapiUrl, editor, secrets }: Access): Promise<Editor> {
  const { data } = await send<{ data: { token: string } }>('POST', '/admin/login', { body: editor })
  const { token } = data
  const publishDocument: Editor['publishDocument'] = async ({ type, documentId, locale }, body) => {
    await send('POST', `${collectionOf(type)}/${documentId}/actions/publish?locale=${locale}`, {
      body,
      token,
    })
  }
  return {
    async publish(number, locale, fields) {
      const documentId = await documentOf('contents', `[number][$eq]=${number}`, locale)
      await publishDocument({ type: 'content', documentId, locale }, fields)
    },
    publishDocument,
    async unpublishDocument({ type, documentId, locale }) {
      const path = `${collectionOf(type)}/${documentId}/actions/unpublish?locale=${locale}`
      await send('POST', path, { body: {}, token })
    },
    async makeCompany(name, link) {
      const sample = await documentOf('partners', '[link][$eq]=polderpallet', 'nl')
      const { data: polderpallet } = await send<{ data: { logo: object } }>(
        'GET',
        `${collectionOf('partner')}/${sample}?locale=nl`,
        { token },
      )
      const body = { name, link, roles: ['employer'], intro: 'Een proef.', logo: polderpallet.logo }
      const made = await send<{ data: { documentId: string } }>(
        'POST',
        `${collectionOf('partner')}?locale=nl`,
        { body, token },
      )
      const { documentId } = made.data
      await publishDocument({ type: 'partner', documentId, locale: 'nl' }, {})
      return documentId
    },
    async makeEvent(fields) {
      const sample = await documentOf('events', '[slug][$eq]=schakel-jaarcongres-2027', 'nl')
      const { data } = await send<{ data: { hero: { file: object } } }>(
        'GET',
        `${collectionOf('event')}/${sample}?locale=nl`,
        { token },
      )
      const slug = `proefavond-${crypto.randomUUID().slice(0, 8)}`
      const made = await send<{ data: { documentId: string } }>(
        'POST',
        `${collectionOf('event')}?locale=nl`,
        {
          body: {
            ...{ slug, intro: 'Een proef.', eventStatus: 'scheduled', attendance: 'online' },
            hero: { file: data.hero.file, alt: 'Illustratie' },
            startsAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
            onlineUrl: 'https://www.schakel.example/proefavond',
            organizerName: 'Schakel',
            ...fields,
          },
          token,
        },
      )
      const { documentId } = made.data
      await publishDocument({ type: 'event', documentId, locale: 'nl' }, {})
      return { documentId, path: `/events/${slug}` }
    },
    async doorOf(documentId) {
      const { data } = await send<{ data: { url: string } }>('GET', `/events/${documentId}/door`, { token })
      const { pathname, search } = new URL(data.url)
      return `${pathname}${search}`
    },
    async remove(type, documentId) {
      await send('DELETE', `${collectionOf(type)}/${documentId}?locale=*`, { token })
    },
    async removeEvent(documentId) {
      // An event that is still to come stays as long as people are registered.
      const startsAt = new Date(Date.now() - 3 * 86_400_000).toISOString()
      await publishDocument({ type: 'event', documentId, locale: 'nl' }, { startsAt, endsAt: null })
      await send('DELETE', `${collectionOf('event')}/${documentId}?locale=*`, { token })
    },
    async approve(title) {
      const { data } = await send<{ data: Waiting[] }>('GET', '/vacancies/waiting', { token })
      const found = data.find((one) => one.title === title)
      if (!found) throw new Error(`${title} does not wait`)
      const { path, submittedAt } = found
      await send('POST', `/vacancies/${path}/approve`, { body: { submittedAt }, token })
      return path.split('/').at(-1) ?? ''
    },
    async bookPayment(customer) {
      const { data } = await send<{ data: Order[] }>('GET', '/finance/orders?list=open', { token })
      const open = data.filter((one) => one.customer === customer)
      const [order] = open
      if (!order || open.length > 1) throw new Error(`${customer} has ${open.length} open orders`)
      const body = { cents: order.owedCents, note: 'Afschrift 1', key: crypto.randomUUID() }
      await send('POST', `/finance/orders/${order.number}/payments`, { body, token })
    },
    async makeAccount(email) {
      const { roles } = await send<{ roles: { id: number; type: string }[] }>(
        'GET',
        '/users-permissions/roles',
        { token },
      )
      const role = roles.find(({ type }) => type === 'authenticated')?.id
      const body = {
        email,
        username: email.replace('@', '-'),
        password: crypto.randomUUID(),
        sendActivation: true,
        role: { connect: [{ id: role }] },
      }
      await send('POST', accounts, { body, token })
    },
    async giveSubscription(email) {
      const { results } = await send<{ results: { documentId: string }[] }>(
        'GET',
        `${accounts}?filters[email][$eq]=${encodeURIComponent(email)}`,
        { token },
      )
      await send('PUT', `${accounts}/${results[0]?.documentId}`, { body: { tier: 'subscriber' }, token })
    },
    async invite(email, company) {
      const partner = { connect: [await documentOf('partners', `[link][$eq]=${company}`, 'nl')] }
      await send('POST', invitations, { body: { email, role: 'editor', language: 'nl', partner }, token })
    },
  }

  async function documentOf(type: string, filter: string, locale: string): Promise<string> {
    const answer = await send<{ data: { documentId: string }[] }>(
      'GET',
      `/api/${type}?filters${filter}&locale=${locale}&pagination[pageSize]=1`,
      { token: secrets.CMS_TOKEN },
    )
    const [found] = answer.data
    if (!found) throw new Error(`No document of ${type} has ${filter} in ${locale}`)
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
    return JSON.parse(text || 'null')
  }
}

const collections = '/content-manager/collection-types'
const invitations = collectionOf('invitation')
const accounts = `${collections}/plugin::users-permissions.user`

function collectionOf(type: string): string {
  return `${collections}/api::${type}.${type}`
}

interface Sent {
  body?: unknown
  token?: string | undefined
}

/** Closes or opens the connection between the site and Strapi. */
export function letStrapiAnswer(product: Product, listening: boolean): Promise<void> {
  return setDoor(product, { listening, rules: [] })
}

/** Accepts every call to Strapi, and never answers. */
export function letStrapiHang(product: Product): Promise<void> {
  return setDoor(product, { listening: true, rules: [{ holding: '/', behaviour: { does: 'hang' } }] })
}

async function setDoor({ controlUrl }: Product, state: GatewayState): Promise<void> {
  await fetch(`${controlUrl}state`, { method: 'PUT', body: JSON.stringify(state) })
}
