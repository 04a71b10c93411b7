import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import { appFolder } from '../src/environment/app-folder.ts'

// `node scripts/compile.ts` compiles for a later start, `npm start` by itself.

/** Where Strapi finds the server's code, and the editors' interface below `build`. */
export const distFolder = join(appFolder, 'dist')

const keyFile = join(distFolder, '.key')
const sourceFolders = ['config', 'seed', 'src']

/** Beside the code, what Strapi reads: the schemas. */
const extensions = ['.ts', '.js', '.json']

/** The editors' interface, which Vite bundles, and what only other programs read. */
const isForOthers =
  /^src\/(admin|plugins\/[^/]+\/(admin|strapi-admin))\b|^seed\/content\b|package\.json$|\.d\.ts$/

/** Path below `cms/` and content. */
type Sources = Map<string, Buffer>

/**
 * Brings `dist/` in line with the sources. Does nothing when they are those that it was made of, by their content: a
 * fresh clone and one whose files were only touched have the same key. Types are not looked at; `npm test` does that.
 * Safe beside servers that run and beside a second call: each file is put in place whole, and only where it differs.
 * @throws Error With the place in the source where it cannot be parsed.
 */
export async function compile(): Promise<void> {
  const sources = await readSources()
  const key = await keyOf(sources)
  if (existsSync(keyFile) && (await readFile(keyFile, 'utf8')) === key) return

  const compiled = await compiledForm(sources)
  await mkdir(join(appFolder, '.tmp'), { recursive: true })
  const drafts = await mkdtemp(join(appFolder, '.tmp/compile-'))
  const place = placeFrom(drafts)
  // Without its key a `dist/` that is half replaced is compiled again.
  await rm(keyFile, { force: true })
  for (const [path, content] of compiled) await place(path, content)
  await removeOthers(compiled)
  await place('.key', key)
  await rm(drafts, { recursive: true })
}

async function readSources(): Promise<Sources> {
  const sources: Sources = new Map()
  for (const folder of sourceFolders) {
    const entries = await readdir(join(appFolder, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.sort()) {
      const path = relative(appFolder, file).replaceAll('\\', '/')
      if (extensions.includes(extname(path)) && !isForOthers.test(path))
        sources.set(path, await readFile(file))
    }
  }
  return sources
}

/** The compiler's version stands in `package.json`, its settings in this file. */
async function keyOf(sources: Sources): Promise<string> {
  const hash = createHash('sha256')
  hash.update(await readFile(join(appFolder, 'package.json'))).update(await readFile(import.meta.filename))
  for (const [path, content] of sources) hash.update(`\n${path} ${content.length}\n`).update(content)
  return hash.digest('hex')
}

/** CommonJS, since Strapi requires it: imported, Strapi's own packages would be loaded a second time in another form. */
async function compiledForm(sources: Sources): Promise<Map<string, string | Uint8Array>> {
  const compiled = new Map<string, string | Uint8Array>([['package.json', '{ "type": "commonjs" }\n']])
  const code = [...sources.keys()].filter((path) => extname(path) !== '.json')
  for (const [path, content] of sources) if (extname(path) === '.json') compiled.set(path, content)

  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: appFolder,
    entryPoints: code,
    outbase: '.',
    outdir: 'dist',
    format: 'cjs',
    platform: 'node',
    target: 'node22',
    define: { 'import.meta.dirname': '__dirname', 'import.meta.main': 'false' },
    // In the file: Strapi warns of every other one in `config`.
    sourcemap: 'inline',
    sourcesContent: false,
    write: false,
    logLevel: 'silent',
  })
  for (const { path, text } of outputFiles)
    compiled.set(relative(distFolder, path).replaceAll('\\', '/'), withCompiledNames(text))
  return compiled
}

/** Imports of `./name.ts` lead to `./name.js`; a file is compiled by itself, so the compiler leaves them as they are. */
function withCompiledNames(code: string): string {
  return code.replace(/\b((?:require|import)\("\.[^"]+)\.ts"\)/g, '$1.js")')
}

function placeFrom(drafts: string) {
  let count = 0
  return async function place(path: string, content: string | Uint8Array): Promise<void> {
    const target = join(distFolder, path)
    if (existsSync(target) && (await readFile(target)).equals(Buffer.from(content))) return
    count += 1
    const draft = join(drafts, String(count))
    await writeFile(draft, content)
    await mkdir(dirname(target), { recursive: true })
    await rename(draft, target)
  }
}

/** Strapi would go on loading what has left the sources. */
async function removeOthers(compiled: Map<string, unknown>): Promise<void> {
  for (const folder of sourceFolders) {
    const entries = await readdir(join(distFolder, folder), { recursive: true, withFileTypes: true })
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = join(entry.parentPath, entry.name)
      if (!compiled.has(relative(distFolder, file).replaceAll('\\', '/'))) await rm(file, { force: true })
    }
  }
}

if (import.meta.main) await compile()
