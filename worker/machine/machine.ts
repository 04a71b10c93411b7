import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { buildById, latestBuild } from './builds.ts'
import { health } from './health.ts'
import { media } from './media.ts'
import { robots } from './robots.ts'

/** Addresses that machines read; none of them is a page. */
export const machine = new Hono<AppEnv>()
machine.get('/health', health)
machine.get('/robots.txt', robots)
machine.get('/builds/latest.json', latestBuild)
machine.get('/builds/meta/:file', buildById)
machine.get('/media/:name', media)
