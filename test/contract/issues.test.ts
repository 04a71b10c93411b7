import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { standIn } from '../worker/payments/support.ts'
import { mailsTo, mailTo } from '../worker/support/backend.ts'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { type Member, memberWith } from './support/member.ts'
import { dataOf } from './support/posting.ts'
import { newReader, removeReaders } from './support/reader.ts'

let editor: Editor
let documentId: string
const files: number[] = []
let number: number
const worker = memberWith(env.CMS_TOKEN)
/** A picture of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

interface Started {
  checkout: string | null
  code: string
}

interface Payment {
  order: number
  state: string
  opens: string
}

interface Bought {
  isPaid: boolean
  name: string
  pdf: { file: { url: string }; code: string } | null
  flipbookUrl: string | null
}

beforeAll(async () => {
  editor = await signInEditor()
  const pdf = new File(['%PDF-1.4 een los nummer'], `los-${crypto.randomUUID()}.pdf`, {
    type: 'application/pdf',
  })
  const cover = new File([Uint8Array.from(atob(pixel), (char) => char.charCodeAt(0))], 'omslag.png', {
    type: 'image/png',
  })
  for (const file of [pdf, cover]) files.push((await editor.addFile(file)).id)
  const [fileId, coverId] = files
  documentId = await editor.make(
    'magazine',
    {
      ...{ title: 'Los nummer', slug: `los-${crypto.randomUUID()}`, year: 2019, edition: 'Mei 2019' },
      ...{ issuedAt: '2019-05-01T08:00:00.000Z', access: 'subscriber', price: 10.95, paperPrice: 14.95 },
      ...{ cover: { file: coverId, alt: 'Omslag' }, pdf: { file: fileId } },
      flipbookUrl: 'https://bladeren.schakel.example/los',
    },
    'nl',
  )
  await editor.publish('magazine', documentId, 'nl')
  number = Number((await editor.read('magazine', documentId, 'nl')).number)
})

afterAll(async () => {
  await editor.remove('magazine', documentId)
  for (const id of files) await editor.removeFile(id)
  await removeReaders()
})

const mailbox = () => `los-${crypto.randomUUID()}@schakel.example`

function orderOf(changes: object = {}) {
  return {
    ...{ key: crypto.randomUUID(), issue: number, isOnPaper: false, language: 'nl', email: mailbox() },
    billing: {
      ...{ name: 'Anna de Wit', street: 'Lindelaan 3', postcode: '5141 KL', city: 'Waalwijk' },
      country: 'NL',
    },
    ...changes,
  }
}

const place = (who: Member, order: object) => who('POST', '/issues/orders', order)
const paymentOf = ({ code }: Started) => dataOf<Payment>(worker('GET', `/payments/by-code?code=${code}`))
const read = (code: string) => dataOf<Bought>(worker('GET', `/issues/by-link?code=${code}`))

/** The customer pays, and the provider says so. @returns Its payment there. */
async function pay({ code }: Started): Promise<string> {
  const [made] = (await standIn.seen()).payments.filter(({ redirectUrl }) => redirectUrl.endsWith(code))
  const id = made?.id ?? ''
  await standIn.become(id, 'paid')
  await worker('POST', '/payments/news', { id })
  return id
}

describe('a single issue', () => {
  it('is read by a stranger once it is paid, and until the money goes back', async () => {
    const order = orderOf()
    const [started, again] = await Promise.all([1, 2].map(() => dataOf<Started>(place(worker, order))))
    if (!started) throw new Error('Nothing was ordered')
    expect(again?.code).toBe(started.code)
    const { opens: reading } = await paymentOf(started)
    expect(await read(reading)).toMatchObject({ isPaid: false, pdf: null, flipbookUrl: null })
    expect(await mailsTo(order.email)).toEqual([])

    const id = await pay(started)

    expect(await paymentOf(started)).toMatchObject({ state: 'paid' })
    const bought = await read(reading)
    expect(bought).toMatchObject({ isPaid: true, flipbookUrl: 'https://bladeren.schakel.example/los' })
    expect(bought.pdf?.code).toMatch(new RegExp(`^${documentId}\\.`))
    const mail = await mailTo(order.email)
    expect(mail.text).toContain(`/magazines/lezen?code=${reading}`)
    expect(mail.text).toContain('10,95')

    await standIn.sendBack(id, 'refund', 1095)
    await worker('POST', '/payments/news', { id })
    expect(await read(reading)).toMatchObject({ isPaid: false, pdf: null, flipbookUrl: null })
    expect(await mailsTo(order.email)).toHaveLength(1)
  })

  it('stands in the account that bought it, and in no other', async () => {
    const [{ call: reader, email }, other] = await Promise.all([newReader(editor), newReader(editor)])
    // An address in the form changes nothing for an account.
    const started = await dataOf<Started>(place(reader, orderOf({ email: mailbox() })))
    expect(await dataOf(reader('GET', '/users/me/issues'))).toEqual([])

    await pay(started)

    const [own] = await dataOf<{ number: number; code: string }[]>(reader('GET', '/users/me/issues'))
    expect(own).toMatchObject({ number })
    expect(await read(own?.code ?? '')).toMatchObject({ isPaid: true })
    expect(await dataOf(other.call('GET', '/users/me/issues'))).toEqual([])
    expect((await mailTo(email)).text).toContain('/magazines/lezen')
    // It opens one issue, and nothing else of what subscribers read.
    const { tier } = await (await reader('GET', '/users/me')).json<{ tier: string }>()
    expect(tier).toBe('reader')
  })

  it('is posted once it is paid, where magazines are brought', async () => {
    const abroad = orderOf({
      isOnPaper: true,
      billing: { name: 'Jan', street: 'Weg 1', postcode: '48143', city: 'Münster', country: 'DE' },
    })
    const refused = await (await place(worker, abroad)).json()
    expect(refused).toMatchObject({ error: { details: { code: 'no-delivery' } } })
    const order = orderOf({ isOnPaper: true })
    const started = await dataOf<Started>(place(worker, order))

    await pay(started)

    expect((await mailTo(order.email)).text).toContain('14,95')
    const { order: placed } = await paymentOf(started)
    const desk = await mailsTo('abonnee@schakel.example')
    const told = desk.filter(({ subject }) => subject.endsWith(`bestelling ${placed}`))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('5141KL Waalwijk')
  })

  it('is sold to nobody at another price, or where it is no longer for sale', async () => {
    const priced = await place(worker, { ...orderOf(), cents: 1 })
    expect(priced.status).toBe(400)
    for (const issue of [1, 999_999]) expect((await place(worker, orderOf({ issue }))).status).toBe(404)
    expect((await worker('GET', '/issues/options?issue=999999&locale=nl')).status).toBe(404)
    for (const code of ['1', `1.${'a'.repeat(43)}`])
      expect((await worker('GET', `/issues/by-link?code=${code}`)).status).toBeGreaterThanOrEqual(400)
    // Nobody without the worker's token comes near it.
    for (const path of ['/issues/options?issue=1&locale=nl', '/issues/by-link?code=1'])
      expect((await memberWith(null)('GET', path)).status).toBe(403)
  })
})
