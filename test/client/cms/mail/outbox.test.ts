import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type BadServer, openBadServer } from '../../../drills/mail/bad-server.ts'
import { compiledBackend } from '../compiled.ts'
import { memoryDatabase } from '../memory-database.ts'

process.env.SITE_URL = 'http://localhost:8787'
process.env.ENCRYPTION_KEY = 'test'.padEnd(48, '0')

const cms = await compiledBackend()
const { enqueueMail } = cms('./src/mail/outbox/enqueue.js')
const { startSender } = cms('./src/mail/outbox/sender.js')
const { createMailTables } = cms('./src/mail/outbox/tables.js')
const { claimNext, markHanded } = cms('./src/mail/outbox/claim.js')
const { settle, takeBack } = cms('./src/mail/outbox/settle.js')
const { deleteOldSuppressions, forgetRecipient } = cms('./src/mail/outbox/retention.js')
const { mailSettings } = cms('./src/mail/settings.js')
const { bouncedId } = cms('./src/mail/outbox/bounce-address.js')
const { liftSuppression } = cms('./src/mail/outbox/suppressions.js')

const patience = { timeout: 120_000, interval: 20 }

const database = memoryDatabase(createMailTables)
let rows: ReturnType<typeof database>
let server: BadServer
/** Addresses of which the sender said that they do not exist. */
let gone: string[]
const endRefused = async (address: string) => {
  gone.push(address)
}
let sender: { poke: () => void; stop: () => Promise<void> } | undefined

beforeEach(async () => {
  rows = database()
  gone = []
  server = await openBadServer()
})

afterEach(async () => {
  await server.stop()
})

const kinds = {
  'known-account': {},
  reset: { code: 'geheim-0123456789' },
  newsletter: { token: 't', list: 'morning', subject: 'Vandaag' },
}

/** Queues a mail as the backend does. @returns Whether it is new. */
function queue(to: string, kind: keyof typeof kinds = 'known-account', key = '1'): Promise<boolean> {
  return rows.transaction((trx) => enqueueMail({}, { kind, key, to, locale: 'nl', values: kinds[kind], trx }))
}

/** Starts to send; waits for nothing. */
function send(env: Record<string, string> = {}): void {
  const settings = mailSettings({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(server.port), ...env })
  sender = startSender({ rows, settings, report: () => {}, endRefused })
  onTestFinished(() => sender?.stop())
}

async function stateOf(to: string) {
  const row = await rows('mail_outbox').where({ recipient: to }).first()
  return { state: row.state, attempts: row.attempts, repeats: row.repeats, reason: row.reason }
}

/** Waits until a mail has come to a state. */
async function reaches(to: string, state: string) {
  return vi.waitFor(async () => {
    const now = await stateOf(to)
    expect(now.state).toBe(state)
    return now
  }, patience)
}

/** A mail that waits for its next try needs to wait no longer. */
async function hurry() {
  await rows('mail_outbox').where({ state: 'queued' }).update({ due_at: 0 })
  sender?.poke()
}

function takenBy(to: string) {
  return server.taken.filter(({ recipient }) => recipient === to)
}

describe('the outbox', () => {
  it('delivers a mail once, however often it is queued, and forgets its values', async () => {
    expect(await queue('a@proef.example', 'reset')).toBe(true)
    expect(await queue('a@proef.example', 'reset')).toBe(false)
    const [stored] = await rows('mail_outbox')
    send()

    await reaches('a@proef.example', 'done')

    expect(takenBy('a@proef.example')).toHaveLength(1)
    expect(takenBy('a@proef.example')[0]?.email?.text).toContain('code=geheim-0123456789')
    expect(JSON.stringify(stored)).not.toContain('geheim')
    expect((await rows('mail_outbox'))[0].sealed_values).toBeNull()
  })

  it('has nothing of a transaction that is rolled back', async () => {
    await expect(
      rows.transaction(async (trx) => {
        await enqueueMail(
          {},
          { kind: 'reset', key: '1', to: 'a@proef.example', locale: 'nl', values: kinds.reset, trx },
        )
        throw new Error('no')
      }),
    ).rejects.toThrow('no')

    expect(await rows('mail_outbox')).toEqual([])
  })

  it('sends a mail that is queued while it runs, without being told', async () => {
    send()
    await queue('a@proef.example')

    await reaches('a@proef.example', 'done')
  })

  it('tries later what the server postpones', async () => {
    await queue('later@proef.example')
    send()
    await vi.waitFor(
      async () => expect((await stateOf('later@proef.example')).reason).toContain('4.3.2'),
      patience,
    )
    await hurry()

    expect(await reaches('later@proef.example', 'done')).toMatchObject({ attempts: 2, repeats: 0 })
    expect(takenBy('later@proef.example')).toHaveLength(1)
  })

  it('tries again what was cut off before the last dot, of either delivery', async () => {
    await queue('cutbefore@proef.example', 'newsletter')
    send()
    await vi.waitFor(
      async () => expect((await stateOf('cutbefore@proef.example')).reason).not.toBeNull(),
      patience,
    )
    await hurry()

    expect(await reaches('cutbefore@proef.example', 'done')).toMatchObject({ repeats: 0 })
    expect(takenBy('cutbefore@proef.example')).toHaveLength(1)
  })

  it('sends an answer again whose fate is unknown, with the same Message-ID, and counts it', async () => {
    await queue('cutafter@proef.example')
    send()
    await vi.waitFor(async () => expect((await stateOf('cutafter@proef.example')).repeats).toBe(1), patience)
    await hurry()

    expect(await reaches('cutafter@proef.example', 'done')).toMatchObject({ repeats: 1 })
    const [first, second] = takenBy('cutafter@proef.example')
    expect(first?.messageId).toMatch(/^<[0-9a-f]{40}@/)
    expect(second?.messageId).toBe(first?.messageId)
  })

  it('sets a newsletter aside whose fate is unknown', async () => {
    await queue('cutafter@proef.example', 'newsletter')
    send()

    expect((await reaches('cutafter@proef.example', 'dead')).reason).toMatch(/^fate unknown/)
    expect(takenBy('cutafter@proef.example')).toHaveLength(1)
  })

  it('remembers an address that is refused, sends it nothing but proofs, until one is used', async () => {
    await queue('refused@proef.example')
    send()
    expect((await reaches('refused@proef.example', 'dead')).reason).toContain('5.1.1')
    expect((await rows('mail_suppressions'))[0].address).toBe('refused@proef.example')
    expect(gone).toEqual(['refused@proef.example'])

    await rows('mail_suppressions').insert({ address: 'back@proef.example', reason: 'x', created_at: 1 })
    await queue('back@proef.example')
    sender?.poke()
    await reaches('back@proef.example', 'suppressed')
    await queue('back@proef.example', 'reset')
    sender?.poke()
    await vi.waitFor(() => expect(takenBy('back@proef.example')).toHaveLength(1), patience)
    await liftSuppression(rows, 'back@proef.example')
    await queue('back@proef.example', 'known-account', '2')
    sender?.poke()
    await vi.waitFor(() => expect(takenBy('back@proef.example')).toHaveLength(2), patience)
  })

  it('neither sends to nor remembers somebody who was forgotten while their mail was being sent', async () => {
    await queue('refused@proef.example')
    const claimed = await claimNext(rows, 'one')
    await forgetRecipient(rows, 'refused@proef.example')

    expect(await markHanded(rows, 'one', claimed?.id)).toBe(false)
    expect(await settle(rows, claimed, { is: 'refused-address', reason: '5.1.1' })).toBeNull()
    for (const table of ['mail_outbox', 'mail_suppressions', 'mail_bounces'])
      expect(await rows(table)).toEqual([])
  })

  it('forgets a refused address after its time, and no other', async () => {
    const suppressed = { reason: '5.1.1' }
    await rows('mail_suppressions').insert([
      { ...suppressed, address: 'old@proef.example', created_at: 1000 },
      { ...suppressed, address: 'new@proef.example', created_at: 3000 },
    ])

    expect(await deleteOldSuppressions(rows, new Date(2000))).toBe(1)

    expect(await rows('mail_suppressions').pluck('address')).toEqual(['new@proef.example'])
  })

  it('waits for a server that is away, without counting a try', async () => {
    const { port } = server
    await server.stop()
    await queue('a@proef.example')
    send()
    await vi.waitFor(
      async () => expect((await stateOf('a@proef.example')).reason).toContain('ECONNREFUSED'),
      patience,
    )
    expect(await stateOf('a@proef.example')).toMatchObject({ state: 'queued', attempts: 0 })

    server = await openBadServer({ port })

    await reaches('a@proef.example', 'done')
  })

  it('sends an answer at once while newsletters hang at a server that says nothing', async () => {
    const newsletters = [1, 2, 3, 4, 5].map((number) => `hangbefore-${number}@proef.example`)
    for (const to of newsletters) await queue(to, 'newsletter')
    send()
    await vi.waitFor(() => expect(server.hanging.size).toBe(3), patience)
    const stuck = [...server.hanging]

    await queue('a@proef.example')
    sender?.poke()
    await reaches('a@proef.example', 'done')

    expect([...server.hanging]).toEqual(stuck)
    for (const to of stuck) expect(await stateOf(to)).toMatchObject({ state: 'claimed', attempts: 1 })
  })

  it('takes back what an ended process held, also while newsletters hang', async () => {
    await queue('a@proef.example')
    await claimNext(rows, 'gone')
    for (const number of [1, 2, 3, 4]) await queue(`hangbefore-${number}@proef.example`, 'newsletter')
    send()
    await vi.waitFor(() => expect(server.hanging.size).toBe(3), patience)
    const stuck = [...server.hanging]

    await rows('mail_outbox').where({ recipient: 'a@proef.example' }).update({ lease_until: 1 })
    await reaches('a@proef.example', 'done')

    expect([...server.hanging]).toEqual(stuck)
  })

  it('tries again after a server that closes, and after one that has no room', async () => {
    for (const to of ['closing@proef.example', 'datalater@proef.example']) await queue(to, 'newsletter')
    send()
    for (const [to, reason] of [
      ['closing@proef.example', '4.3.2'],
      ['datalater@proef.example', '4.2.2'],
    ] as const)
      await vi.waitFor(async () => expect((await stateOf(to)).reason).toContain(reason), patience)
    await hurry()

    for (const to of ['closing@proef.example', 'datalater@proef.example']) {
      expect(await reaches(to, 'done')).toMatchObject({ attempts: 2, repeats: 0 })
      expect(takenBy(to)).toHaveLength(1)
    }
  })

  it('gives a mail up that is refused for its content, and thinks no less of the address', async () => {
    await queue('datarefused@proef.example')
    send()

    expect((await reaches('datarefused@proef.example', 'dead')).reason).toContain('5.6.0')
    expect(await rows('mail_suppressions')).toEqual([])
  })

  it('waits while our sender is refused, without counting a try', async () => {
    server.refuseSenders(1)
    await queue('a@proef.example')
    send()

    expect(await reaches('a@proef.example', 'done')).toMatchObject({ attempts: 1, repeats: 0 })
    expect(takenBy('a@proef.example')).toHaveLength(1)
  })

  it('sets a newsletter aside when the server says nothing after its last dot', async () => {
    await queue('hangafter@proef.example', 'newsletter')
    send()

    expect((await reaches('hangafter@proef.example', 'dead')).reason).toMatch(/^fate unknown/)
    expect(takenBy('hangafter@proef.example')).toHaveLength(1)
  })

  it('gives up what has become of no use', async () => {
    await queue('a@proef.example')
    await rows('mail_outbox').update({ expires_at: 1 })
    send()

    expect((await reaches('a@proef.example', 'dead')).reason).toBe('too late')
  })
})

describe('of two processes', () => {
  it('one gets a row, and answers go before newsletters', async () => {
    await queue('b@proef.example', 'newsletter')
    await queue('a@proef.example')

    const claimed = [await claimNext(rows, 'one'), await claimNext(rows, 'two'), await claimNext(rows, 'one')]

    expect(claimed.map((row) => row?.recipient)).toEqual(['a@proef.example', 'b@proef.example', undefined])
  })

  it('none gets a mail while an earlier one to the same address is under way', async () => {
    await queue('a@proef.example', 'known-account', '1')
    await queue('a@proef.example', 'known-account', '2')
    await queue('b@proef.example')

    const first = await claimNext(rows, 'one')
    expect((await claimNext(rows, 'two'))?.recipient).toBe('b@proef.example')
    expect(await claimNext(rows, 'two')).toBeUndefined()

    await settle(rows, first, { is: 'delivered' })
    expect((await claimNext(rows, 'two'))?.id).toBeGreaterThan(first.id)
  })

  it('the one that lost a row does not hand it over', async () => {
    await queue('a@proef.example')
    const row = await claimNext(rows, 'slow')
    await takeBack(rows, row)
    await claimNext(rows, 'quick')

    expect(await markHanded(rows, 'slow', row.id)).toBe(false)
    expect(await markHanded(rows, 'quick', row.id)).toBe(true)
  })

  it.each([
    ['claimed', 'known-account', { state: 'queued', repeats: 0 }],
    ['claimed', 'newsletter', { state: 'queued', repeats: 0 }],
    ['handed', 'known-account', { state: 'queued', repeats: 1 }],
    ['handed', 'newsletter', { state: 'dead', repeats: 0 }],
  ] as const)('one that ended leaves a mail %s: %s', async (state, kind, expected) => {
    await queue('a@proef.example', kind)
    const row = await claimNext(rows, 'gone')
    if (state === 'handed') await markHanded(rows, 'gone', row.id)

    await takeBack(rows, await rows('mail_outbox').first())

    expect(await stateOf('a@proef.example')).toMatchObject(expected)
  })
})

describe('the envelope and headers', () => {
  const key = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey

  it('say who can be told of a bounce, and what ends a newsletter, under the signature', async () => {
    await queue('a@proef.example', 'newsletter')
    const secret = 'bounce-secret'.padEnd(40, 'x')
    send({
      MAIL_FROM: 'Schakel <nieuws@schakel.nl>',
      DKIM_DOMAIN: 'schakel.nl',
      DKIM_SELECTOR: 'een',
      DKIM_PRIVATE_KEY: key.replaceAll('\n', '\\n'),
      MAIL_BOUNCE_DOMAIN: 'bounce.schakel.nl',
      BOUNCE_SECRET: secret,
    })
    await reaches('a@proef.example', 'done')

    const [mail] = server.taken
    const header = (name: string) => mail?.email?.headers.find((one) => one.key === name)?.value
    expect(bouncedId(secret, mail?.sender ?? '')).toBe(1)
    expect(bouncedId(secret, mail?.sender.replace('b+1', 'b+2') ?? '')).toBeNull()
    expect(header('list-unsubscribe')).toMatch(
      /^<http:\/\/localhost:8787\/nieuwsbrief\?afmelden=t&lijst=morning>$/,
    )
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const signed = /\sh=([^;]+);/
      .exec(header('dkim-signature') ?? '')?.[1]
      ?.toLowerCase()
      .replace(/\s/g, '')
    expect(signed?.split(':')).toEqual(
      expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post', 'from']),
    )
  })

  it.each(['a@proef.example\r\nBcc: b@proef.example', 'a@proef.example\nX: y'])(
    'take no line break: %j',
    async (to) => {
      await expect(queue(to)).rejects.toThrow('header')
    },
  )
})
