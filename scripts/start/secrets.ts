import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'

const file = '.dev.vars'
const example = '.dev.vars.example'

/**
 * The secrets of this checkout, by name. Those that it does not have yet are made at random, with the comments of the
 * example: all of them on the first start, and later those that have come since. What the example leaves empty stays empty.
 */
export async function ensureSecrets(): Promise<Record<string, string>> {
  const kept = existsSync(file) ? await readFile(file, 'utf8') : ''
  const known = parseEnv(kept)
  const missing = paragraphs(await readFile(example, 'utf8')).filter((paragraph) =>
    Object.entries(parseEnv(paragraph)).some(([name, sample]) =>
      sample ? !known[name] : known[name] === undefined,
    ),
  )
  if (missing.length > 0) {
    const made = missing.map((paragraph) =>
      paragraph.replace(/^(\w+)=".+"$/gm, (_, name: string) => `${name}="${randomUUID()}${randomUUID()}"`),
    )
    await writeFile(file, `${[kept.trimEnd(), ...made].filter(Boolean).join('\n\n')}\n`, { mode: 0o600 })
  }
  const secrets = parseEnv(await readFile(file, 'utf8'))
  return Object.fromEntries(
    Object.entries(secrets).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}

/** One for each secret, with the comment above it. */
function paragraphs(text: string): string[] {
  return text.trim().split(/\n{2,}/)
}
