import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { MendableError } from './failure.ts'

const name = '.dev.vars'
/** The minimum length that worker and backend require, in characters. */
const shortest = 32

/**
 * This checkout's secrets, by name. Missing ones are generated at random, with the comments of the example: all of them
 * on the first start, and new ones later. Values that the example leaves empty stay empty.
 * @throws MendableError that names those that are too short, which neither worker nor backend accept.
 */
export async function ensureSecrets(folder = '.'): Promise<Record<string, string>> {
  const file = join(folder, name)
  const stored = existsSync(file) ? await readFile(file, 'utf8') : ''
  const known = parseEnv(stored)
  const sample = await readFile(`${file}.example`, 'utf8')
  requireLength(known, parseEnv(sample))
  const missing = paragraphs(sample).filter((paragraph) =>
    Object.entries(parseEnv(paragraph)).some(([name, sample]) =>
      sample ? !known[name] : known[name] === undefined,
    ),
  )
  if (missing.length > 0) {
    const made = missing.map((paragraph) =>
      paragraph.replace(
        /^(\w+)=".+"$/gm,
        (_, secret: string) => `${secret}="${randomUUID()}${randomUUID()}"`,
      ),
    )
    await writeFile(file, `${[stored.trimEnd(), ...made].filter(Boolean).join('\n\n')}\n`, { mode: 0o600 })
  }
  const secrets = parseEnv(await readFile(file, 'utf8'))
  return Object.fromEntries(
    Object.entries(secrets).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}

function requireLength(known: NodeJS.Dict<string>, samples: NodeJS.Dict<string>): void {
  const short = Object.entries(known).flatMap(([name, value]) =>
    value && samples[name] && value.length < shortest ? [name] : [],
  )
  if (short.length === 0) return
  throw new MendableError(
    `${short.join(' and ')} in ${name} must have at least ${shortest} characters: make ${short.length > 1 ? 'them' : 'it'} longer, or delete the line to get a random one.`,
  )
}

/** One per secret, with its comment. */
function paragraphs(text: string): string[] {
  return text.trim().split(/\n{2,}/)
}
