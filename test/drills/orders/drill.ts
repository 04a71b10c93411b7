import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { keepQuiet } from '../../../scripts/quiet.ts'
import { installBackend } from '../../../scripts/start/backend.ts'
import { build } from '../../../scripts/start/build.ts'
import { developmentOrders } from '../../../scripts/start/development-orders.ts'
import { say } from '../../../scripts/start/status.ts'
import { freePort } from '../../backend/free-port.ts'
import type { Lie } from '../../backend/payment-lies.ts'
import { openPaymentServer } from '../../backend/payment-server.ts'
import { exampleSecrets } from '../../backend/secrets.ts'
import { copyFilledDatabase } from '../../backend/strapi.ts'
import { startKillableStrapi } from '../killable-strapi.ts'
import { startKillableSite } from '../statistics/killable-site.ts'
import { buy, type Shop } from './buyers.ts'
import { isKept, judge, lastOrder } from './verdict.ts'
import { placesOf, signIn } from './wares.ts'

// `npm run drills:orders`: buyers order credits, single issues, subscriptions and tickets on the site and pay online, while worker, backend and provider are killed in turns, and the
// provider lies: it cuts the line after making a payment, answers with errors, tells of payments too early, twice, in any order, and of foreign ones. Then some
// money goes back while nobody listens. In the end every order is paid, granted, invoiced and in the ledger once, to the cent. `--orders`, `--kills`, `--victims`.

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '9' },
    victims: { type: 'string', default: 'backend,worker,provider' },
  },
})
const wanted = Number(values.orders)
const kills = Number(values.kills)
const victims = values.victims.split(',')

/** Fewer than a company may have unpaid. */
const buyersAtOnce = 8
const lies: (Lie | null)[] = [null, 'cut', null, null, 'fail', null, 'busy', 'early', null, 'refuse']
const dayMs = 86_400_000
const event = 'schakel-jaarcongres-2027'

keepQuiet()
await installBackend()
await build()
const folder = await mkdtemp(join(tmpdir(), 'order-drill-'))
await copyFilledDatabase(folder)
limitPlaces()
const provider = await openPaymentServer(await freePort())
const sitePort = await freePort()
const siteUrl = `http://localhost:${sitePort}`
const backend = await startKillableStrapi({
  folder,
  program: 'test/drills/orders/backend.ts',
  env: { ...developmentOrders, ...provider.env, SITE_URL: siteUrl },
})
const site = await startKillableSite({
  port: sitePort,
  state: join(folder, 'state'),
  onLog: () => {},
  variables: {
    ...(await exampleSecrets()),
    SITE_URL: siteUrl,
    CMS_URL: backend.url,
    CMS_TIMEOUT_MS: '5000',
    PAYMENT_ORIGINS: provider.url,
  },
})
const startedAt = performance.now()
const database = new DatabaseSync(join(folder, 'data.db'))
database.exec('PRAGMA busy_timeout = 20000')
try {
  const after = lastOrder(database)
  provider.lie(Array.from({ length: wanted * 2 }, (_, index) => lies[index % lies.length] ?? null))
  const told: number[] = []
  const buying = buyAll(await openShop(), told)
  const gossiping = gossipUntil(buying)
  let hasGivenUp = false
  buying.catch(() => {
    hasGivenUp = true
  })
  for (let kill = 0; kill < kills; kill++) {
    while (told.length < (wanted * 0.8 * (kill + 1)) / (kills + 1) && !hasGivenUp) await setTimeout(5)
    await killOneOf(kill)
  }
  await Promise.all([buying, gossiping])
  row('all are told that they have paid, s', seconds(startedAt))
  await moneyGoesBack()
  await sweepAll()
  const { payments, breaches } = provider
  const verdict = judge(database, { told, after, event, payments: payments.values(), breaches })
  row('seconds', seconds(startedAt))
  for (const [what, count] of Object.entries(verdict)) row(what, count)
  say(isKept(verdict) ? '\nEvery order is paid, granted, invoiced and in the ledger once.' : '\nFAILED')
  process.exitCode = isKept(verdict) ? 0 : 1
} finally {
  database.close()
  await site.stop()
  await backend.stop()
  await provider.stop()
  await rm(folder, { recursive: true, force: true })
}

/** As many places as are wanted: one that is lost, or given twice, is missing for somebody. */
function limitPlaces(): void {
  const empty = new DatabaseSync(join(folder, 'data.db'))
  empty
    .prepare(
      `UPDATE components_shared_registration_termses SET capacity = ? WHERE id IN (
        SELECT part.cmp_id FROM events_cmps part JOIN events ON events.id = part.entity_id
        WHERE part.field = 'registration' AND events.document_id IN (SELECT document_id FROM events WHERE slug = ?))`,
    )
    .run(placesOf(wanted), event)
  empty.close()
}

/** Somebody who acts for a company, signed in. */
async function openShop(): Promise<Shop> {
  const found = database.prepare("SELECT document_id FROM partners WHERE link = 'polderpallet'").get()
  const issue = database
    .prepare('SELECT max(number) AS number FROM magazines WHERE price > 0 AND published_at IS NOT NULL')
    .get()
  const { JWT_SECRET: secret = '' } = await exampleSecrets()
  return {
    ...{ siteUrl, provider, secret, event, door: backend.door },
    company: String(found?.document_id),
    issue: Number(issue?.number),
    cookie: await signIn(siteUrl, 'bureau@schakel.example', 'schakel-demo-2026'),
  }
}

async function buyAll(shop: Shop, told: number[]): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: buyersAtOnce }, async () => {
      while (next < wanted) told.push(await buy(shop, next++))
    }),
  )
}

/** News that nobody needs: of payments long settled, and of somebody else's. */
async function gossipUntil(end: Promise<void>): Promise<void> {
  let isOver = false
  const over = end.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const known = [...provider.payments.keys()]
    const id = known[Math.floor(Math.random() * known.length)]
    if (id) await Promise.all([provider.tell(id), provider.tell(id)])
    const body = new URLSearchParams({ id: 'tr_somebodyelses' })
    await fetch(`${siteUrl}/api/payments/webhook`, { method: 'POST', body }).catch(() => null)
    await setTimeout(50)
  }
  await over
}

async function killOneOf(turn: number): Promise<void> {
  const victim = victims[turn % victims.length]
  row('killed, payments, s', `${victim} ${provider.payments.size} ${seconds(startedAt)}`)
  if (victim === 'backend') return backend.killAndStart()
  if (victim === 'worker') return site.killAndStart()
  await provider.listen(false)
  await setTimeout(1000)
  await provider.listen(true)
}

/** Refunds and chargebacks, of which only some are heard. */
async function moneyGoesBack(): Promise<void> {
  const paid = [...provider.payments.values()].filter(({ status }) => status === 'paid')
  const some = paid.filter((_, index) => index % 5 === 0)
  for (const [index, { id, cents }] of some.entries()) {
    const isHeard = index % 2 === 0
    if (index % 3 === 0) await provider.sendBack(id, 'chargeback', cents, { tells: isHeard })
    else await provider.sendBack(id, 'refund', Math.min(cents, 1000 + index), { tells: isHeard })
  }
}

/** Until each payment has had its turn, as in the week after. */
async function sweepAll(): Promise<void> {
  const runs = Math.ceil(provider.payments.size / 200) + 1
  for (let run = 0; run < runs; run++) await fetch(`${backend.door}?ahead=${8 * dayMs}`)
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}

function row(title: string, cell: string | number): void {
  say(`${title.padEnd(38)}${String(cell).padStart(20)}`)
}
