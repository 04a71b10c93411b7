import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openMailCatcher } from '../../scripts/mail/mail-catcher.ts'
import { openControl } from '../backend/control.ts'
import { openGateway } from '../backend/gateway.ts'
import { exampleSecrets } from '../backend/secrets.ts'
import { editor, startTestStrapi, today } from '../backend/strapi.ts'
import { startSite } from '../e2e/support/run-product.ts'
import { startEmulators } from './support/emulators.ts'
import { decideByOwner, decideByRules } from './support/file-decisions.ts'
import { firestoreJar, startFirestore } from './support/firestore-emulator.ts'
import { ports } from './support/ports.ts'
import { bucket, projectId } from './support/project.ts'
import { newServiceAccount } from './support/service-account.ts'
import { openTokenEndpoint } from './support/token-endpoint.ts'

const wholePass = '17 3 * * *'

/** Runs the product twice before one backend, with Firebase's emulators and without. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const firebase = await runFirebase()
  const secrets = await exampleSecrets()
  const siteUrl = `http://localhost:${ports.site}`
  const cmsUrl = local(ports.gateway)
  const mails = await openMailCatcher(ports.mail)
  const strapi = await startTestStrapi({
    port: ports.strapi,
    siteUrl,
    secrets,
    today,
    editor,
    mailPort: ports.mail,
  })
  const gateway = await openGateway(ports.gateway, new URL(local(ports.strapi)))
  const token = randomUUID()
  const control = await openControl({ port: ports.control, token, gateway, mails, sample: null })
  const plainSite = await startSite({ port: ports.plainSite, cmsUrl, secrets })
  const site = await startSite({
    port: ports.site,
    cmsUrl,
    secrets: { ...secrets, ...firebase.variables },
  })
  await Promise.all([site.schedule(wholePass), plainSite.schedule(wholePass)])

  provide('product', {
    siteUrl,
    strapiUrl: local(ports.strapi),
    databaseFile: strapi.database,
    gatewayUrl: cmsUrl,
    providerOrigins: [],
    paymentUrl: '',
    controlUrl: `${local(ports.control)}/${token}/`,
    editor,
    secrets,
  })
  provide('firebase', {
    projectId,
    bucket,
    authUrl: local(ports.auth),
    storageUrl: local(ports.storage),
    firestoreUrl: local(ports.firestore),
    plainSiteUrl: plainSite.url,
  })
  return async () => {
    await Promise.all([site.stop(), plainSite.stop(), control.stop()])
    await gateway.stop()
    await strapi.stop()
    await mails.stop()
    await firebase.stop()
  }
}

/** Starts the emulators. @returns What the site is told of them. */
async function runFirebase(): Promise<{ variables: Record<string, string>; stop: () => Promise<void> }> {
  const account = await newServiceAccount(`${local(ports.tokens)}/token`)
  const tokens = await openTokenEndpoint(ports.tokens, account)
  const jar = firestoreJar()
  const stopFirestore = jar ? await startFirestore(jar, ports.firestore) : async () => {}
  const permit = jar ? await decideByRules(local(ports.firestore)) : decideByOwner
  const stopEmulators = await startEmulators(ports, permit)
  return {
    variables: {
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: 'demo-key',
      FIREBASE_APP_ID: '1:1:web:1',
      FIREBASE_SERVICE_ACCOUNT: account.keyFile,
      FIREBASE_AUTH_EMULATOR: local(ports.auth),
      FIREBASE_FIRESTORE_EMULATOR: local(ports.firestore),
      FIREBASE_STORAGE_EMULATOR: local(ports.storage),
    },
    async stop() {
      await stopEmulators()
      await stopFirestore()
      await tokens.stop()
    },
  }
}

function local(port: number): string {
  return `http://127.0.0.1:${port}`
}
