import { stampField } from '../../../client/forms/engine-fields.ts'
import { makeFormStamp } from '../../../worker/forms/form-stamp.ts'
import { newClient, type Shop, sendForm, untilFound } from './buyers.ts'

/** A form that is filled in: what is bought, by whom. */
export interface Purchase {
  path: string
  form: string
  values: Record<string, string>
  /** Of who is signed in; empty for a stranger. */
  cookie: string
}

/** What a buyer buys; most buy credits. */
const wares = [credit, issue, credit, subscription, tickets]
/** Who comes with a buyer of tickets, and pays with the same order. */
const companion = 'Wout Dril'

const address = { street: 'Kade 1', postcode: '5911 AA', city: 'Venlo', country: 'NL' }
const password = 'Schakel-drill-2026'

/** Places that so many buyers take at the event. */
export function placesOf(buyers: number): number {
  return (
    2 * Array.from({ length: buyers }, (_, index) => wares[index % wares.length]).filter(isTickets).length
  )
}

const isTickets = (ware: unknown) => ware === tickets

/** Fills in the form of what a buyer buys. @param email Of the buyer: no other order has it. */
export function purchaseOf(shop: Shop, index: number, email: string): Promise<Purchase> {
  return (wares[index % wares.length] ?? credit)(shop, email)
}

async function credit({ company, cookie }: Shop, email: string): Promise<Purchase> {
  return {
    path: `/jobs/plaatsen?stap=bestellen&bedrijf=${company}`,
    form: 'order-credits',
    values: {
      ...{ company, product: 'vacature-los', payment: 'online', agreed: 'on' },
      ...{ name: 'Drilbedrijf B.V.', ...address, email },
    },
    cookie,
  }
}

/** One issue, by somebody without an account. */
async function issue({ issue: number, secret }: Shop, email: string): Promise<Purchase> {
  const stamp = await makeFormStamp(secret, Date.now() - 60_000)
  return {
    path: `/magazines/bestellen?nummer=${number}`,
    form: 'order-issue',
    values: { copy: 'digital', name: 'Dirk Dril', ...address, email, [stampField]: stamp },
    cookie: '',
  }
}

/** A year, by a reader with a new account: nobody has two. */
async function subscription(shop: Shop, email: string): Promise<Purchase> {
  await untilFound(async () => {
    const made = await fetch(`${shop.door}?${new URLSearchParams({ reader: email, password })}`)
    if (!made.ok) throw new Error(`There is no account of ${email}`)
  })
  const stamp = await makeFormStamp(shop.secret, Date.now() - 60_000)
  return {
    path: '/abonnementen/compleet',
    form: 'order-subscription',
    values: {
      ...{ buyer: 'person', name: 'Sanne Dril', ...address, email, delivery: 'same' },
      ...{ payment: 'online', [stampField]: stamp },
    },
    cookie: await untilFound(() => signIn(shop.siteUrl, email, password)),
  }
}

/** Two places at the event, by a stranger: registered first, held, and theirs with a ticket each once they are paid. */
async function tickets(shop: Shop, email: string): Promise<Purchase> {
  const key = crypto.randomUUID().replaceAll('-', '')
  const stamp = await makeFormStamp(shop.secret, Date.now() - 60_000)
  const { goTo = '' } = await untilFound(() =>
    sendForm({ ...shop, cookie: '' }, `/events/${shop.event}`, {
      ...{ form: 'event-registration', 'form-key': key, [stampField]: stamp },
      ...{ name: 'Thijs Dril', email, offer: 'Zaal', 'others[0].name': companion },
    }),
  )
  return {
    path: goTo,
    form: 'order-tickets',
    values: { name: 'Thijs Dril', ...address, payment: 'online' },
    cookie: '',
  }
}

/** @returns The cookie of somebody who has signed in. */
export async function signIn(siteUrl: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/inloggen`, {
    method: 'POST',
    body: new URLSearchParams({ form: 'sign-in', email, password }),
    headers: { accept: 'application/json', origin: siteUrl, 'cf-connecting-ip': newClient() },
  })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0])
  if (cookies.length === 0) throw new Error(`${email} could not sign in: ${answer.status}`)
  return cookies.join('; ')
}
