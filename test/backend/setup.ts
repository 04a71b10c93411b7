import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import type { TestProject } from 'vitest/node'
import { openMailCatcher } from '../../scripts/mail/mail-catcher.ts'
import { sampleContent } from '../../scripts/seed/sample-content.ts'
import { kvSeed } from '../../scripts/seed/seed-site.ts'
import { keyedRule } from '../../worker/replica/redirects.ts'
import { isReplicated } from '../../worker/replica/replicated-types.ts'
import { rowsOf } from '../../worker/replica/rows.ts'
import type { SampleStores } from './behaviour.ts'
import { openControl } from './control.ts'
import { openFcmServer } from './fcm-server.ts'
import { openGateway } from './gateway.ts'
import { countingOften, limitingAttempts, startTestStrapi, type TestStrapi } from './strapi.ts'

const ports = {
  gateway: 13_400,
  control: 13_401,
  strapi: 13_402,
  mail: 13_403,
  fcm: 13_404,
  limiting: 13_405,
}

/** The day that the sample content was written for. */
const today = '2026-11-21'

const editor = { email: 'redactie@schakel.example', password: 'Op-de-kade-in-2026' }

/** Starts the backend, the door in front of it and the switches of that door, once for all tests. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const controlOrigin = `http://127.0.0.1:${ports.control}`
  const secrets = definedOnly(parseEnv(await readFile('.dev.vars.example', 'utf8')))
  const mails = await openMailCatcher(ports.mail)
  const options = { siteUrl: controlOrigin, secrets, today, editor, mailPort: ports.mail }
  const strapi = await startTestStrapi({ ...options, port: ports.strapi, env: countingOften })
  let limiting: Promise<TestStrapi> | undefined
  const gateway = await openGateway(ports.gateway, new URL(`http://127.0.0.1:${ports.strapi}`))
  const token = randomUUID()
  const control = await openControl({
    port: ports.control,
    token,
    gateway,
    mails,
    sample: await sampleStores(),
    async limitingBackend() {
      limiting ??= startTestStrapi({ ...options, port: ports.limiting, env: limitingAttempts })
      await limiting
      return `http://127.0.0.1:${ports.limiting}`
    },
  })
  const fcm = await openFcmServer(ports.fcm)
  provide('fcm', { url: fcm.url, projectId: fcm.projectId, serviceAccount: fcm.serviceAccount })
  provide('backend', {
    gatewayUrl: `http://127.0.0.1:${ports.gateway}`,
    controlUrl: `${controlOrigin}/${token}/`,
    strapiUrl: `http://127.0.0.1:${ports.strapi}`,
    editor,
  })
  return async () => {
    await control.stop()
    await fcm.stop()
    await gateway.stop()
    await strapi.stop()
    await (await limiting)?.stop()
    await mails.stop()
  }
}

/** What `npm start` puts into the stores before the backend is up. */
async function sampleStores(): Promise<SampleStores> {
  const { entries, redirects } = await sampleContent(today)
  const rules = redirects.map(keyedRule)
  return {
    settings: await kvSeed(),
    redirects: rules.flatMap(({ key, rule }) => (key ? [{ key, value: JSON.stringify(rule) }] : [])),
    rows: entries.flatMap(({ type, entry }) => (isReplicated(type) ? (rowsOf(type, entry) ?? []) : [])),
  }
}

function definedOnly(pairs: NodeJS.Dict<string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pairs).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}
