import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openMailCatcher } from '../../scripts/mail/mail-catcher.ts'
import { sampleContent } from '../../scripts/seed/sample-content.ts'
import { kvSeed } from '../../scripts/seed/seed-site.ts'
import { guardChildren } from '../../scripts/start/guard.ts'
import { keyedRule } from '../../worker/replica/redirects.ts'
import { rowsOf } from '../../worker/replica/rows.ts'
import { isReplicated } from '../../worker/strapi/replicated-types.ts'
import type { BackendLane, SampleStores } from './behaviour.ts'
import { openClamd } from './clamd.ts'
import { openControl } from './control.ts'
import { openFcmServer } from './fcm-server.ts'
import { freePort } from './free-port.ts'
import { openGateway } from './gateway.ts'
import { type Lane, serveLanes } from './lanes.ts'
import { openPaymentServer } from './payment-server.ts'
import { exampleSecrets } from './secrets.ts'
import { columnsOf, columnsWith, runOn } from './stored-rows.ts'
import {
  bounces,
  editor,
  limitingAttempts,
  runJob,
  startTestStrapi,
  type TestStrapi,
  today,
} from './strapi.ts'
import { tracesOf } from './traces.ts'
import { openTurnstileServer } from './turnstile-server.ts'

/** Serves a backend to each worker of the pool: the first starts now, which may take a while, others on request. */
export async function serveBackends({ provide }: TestProject): Promise<() => Promise<void>> {
  guardChildren()
  let sample: Promise<SampleStores> | undefined
  const lanes = await serveLanes(async () => {
    sample ??= sampleStores()
    return openBackendLane(await sample)
  })
  await lanes.open(0)
  provide('backendLanes', lanes.url)
  return lanes.stop
}

/** A Strapi with its gateway and controls. */
async function openBackendLane(sample: SampleStores): Promise<Lane<BackendLane>> {
  const secrets = await exampleSecrets()
  const mails = await openMailCatcher(0)
  const [strapiPort, gatewayPort, controlPort, jobsPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const controlOrigin = `http://127.0.0.1:${controlPort}`
  const options = { siteUrl: controlOrigin, secrets, today, editor, mailPort: mails.port }
  const clamd = await openClamd()
  const gateway = await openGateway(gatewayPort, new URL(`http://127.0.0.1:${strapiPort}`))
  let limiting: TestStrapi | undefined
  const token = randomUUID()
  // Open before Strapi starts, whose publish hook reports everything to it.
  const control = await openControl({
    port: controlPort,
    token,
    gateway,
    mails,
    clamd,
    sample,
    traces: async (text) => tracesOf(text, strapi.database),
    columns: async () => columnsOf(strapi.database),
    columnsWith: async (text) => columnsWith(text, strapi.database),
    run: async (statement) => runOn(strapi.database, statement),
    runJob: (name) => runJob(jobsPort, name),
    async startLimiting() {
      limiting = await startTestStrapi({ ...options, port: await freePort(), env: limitingAttempts })
      return limiting.url.replace('localhost', '127.0.0.1')
    },
    async stopLimiting() {
      await limiting?.stop()
      limiting = undefined
    },
  })
  const fcm = await openFcmServer(await freePort())
  const payments = await openPaymentServer(await freePort())
  const turnstile = await openTurnstileServer(await freePort())
  const strapi = await startTestStrapi({
    ...options,
    port: strapiPort,
    jobsPort,
    env: {
      ...bounces,
      ...payments.env,
      CLAMAV_HOST: '127.0.0.1',
      CLAMAV_PORT: String(clamd.port),
    },
  })
  return {
    facts: {
      gatewayUrl: `http://127.0.0.1:${gatewayPort}`,
      controlUrl: `${controlOrigin}/${token}/`,
      strapiUrl: `http://127.0.0.1:${strapiPort}`,
      editor,
      bounceSecret: bounces.BOUNCE_SECRET,
      fcm: { url: fcm.url, projectId: fcm.projectId, serviceAccount: fcm.serviceAccount },
      paymentUrl: payments.url,
      turnstile: { url: turnstile.url, siteKey: turnstile.siteKey, secret: turnstile.secret },
    },
    async stop() {
      await control.stop()
      await fcm.stop()
      await payments.stop()
      await turnstile.stop()
      await gateway.stop()
      await strapi.stop()
      await limiting?.stop()
      await mails.stop()
      await clamd.stop()
    },
  }
}

/** The stores as `npm start` fills them before the backend is up. */
async function sampleStores(): Promise<SampleStores> {
  const { entries, redirects } = await sampleContent(today)
  const rules = redirects.map(keyedRule)
  return {
    settings: await kvSeed(),
    redirects: rules.flatMap(({ key, rule }) => (key ? [{ key, value: JSON.stringify(rule) }] : [])),
    rows: entries.flatMap(({ type, entry }) => (isReplicated(type) ? (rowsOf(type, entry) ?? []) : [])),
  }
}
