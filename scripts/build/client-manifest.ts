import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { pageSources } from './page-sources.ts'

const moduleName = 'virtual:client-manifest'

/**
 * Lets the worker import the output of the client build: `{ id, timestamp, files, pages }`. `files` is Vite's manifest
 * (source path → file, css, imports), `pages` the source path of each page; `id` is the build id that browsers compare.
 * During development there is one entry, served from source, and the id never changes.
 */
export function clientManifest(): Plugin {
  let root = process.cwd()
  let isBuild = false
  return {
    name: 'client-manifest',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    resolveId(id) {
      return id === moduleName ? `\0${moduleName}` : undefined
    },
    load(id) {
      if (id !== `\0${moduleName}`) return undefined
      const manifest = { ...(isBuild ? builtManifest(root) : developmentManifest), pages: pageSources(root) }
      return `export const manifest = ${JSON.stringify(manifest)}`
    },
  }
}

const developmentManifest = {
  id: 'development',
  timestamp: 0,
  development: true,
  files: { 'client/entry.tsx': { file: 'client/entry.tsx', css: ['client/styles/main.css'] } },
}

function builtManifest(root: string) {
  const path = resolve(root, 'dist/client/.vite/manifest.json')
  if (!existsSync(path)) throw new Error(`The client is built before the worker, but ${path} does not exist`)
  const text = readFileSync(path, 'utf8')
  const id = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return { id, timestamp: Date.now(), development: false, files: JSON.parse(text) }
}
