import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from '../env.ts'
import { buildById, latestBuild } from './builds.ts'
import { document } from './documents/document.ts'
import { health } from './health.ts'
import { icons } from './icons.ts'
import { indexNowKey } from './index-now-key.ts'
import { media } from './media.ts'
import { openSearch } from './open-search.ts'
import { robots } from './robots.ts'
import { legacySecurityTxt, securityTxt } from './security-txt.ts'
import { serviceWorker } from './service-worker.ts'
import { webManifest } from './web-manifest.ts'

/** Addresses for machines; none of them is a page. */
export const machine = new Hono<AppEnv>()
machine.get('/health', health)
machine.get('/robots.txt', robots)
machine.get('/.well-known/security.txt', securityTxt)
machine.get('/security.txt', legacySecurityTxt)
machine.get('/sw.js', serviceWorker)
machine.get('/builds/latest.json', latestBuild)
machine.get('/builds/meta/:file', buildById)
machine.get('/media/:name{.+\\.[pP][dD][fF]}', document)
machine.get('/media/:name', media)
machine.get('/_icons/:file', etag(), icons)
machine.get('/:key{[\\w-]{8,128}\\.txt}', indexNowKey)
for (const prefix of ['', '/en', '/de']) {
  machine.get(`${prefix}/manifest.webmanifest`, webManifest)
  machine.get(`${prefix}/opensearch.xml`, openSearch)
}
