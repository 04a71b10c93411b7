import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'

const file = '.dev.vars'
const example = '.dev.vars.example'

/** The secrets of this checkout, by name. On the first start they are made at random, with the comments of the example. */
export async function ensureSecrets(): Promise<Record<string, string>> {
  if (!existsSync(file)) {
    const text = await readFile(example, 'utf8')
    await writeFile(
      file,
      text.replace(/^(\w+)=".*"$/gm, (_, name: string) => `${name}="${randomUUID()}${randomUUID()}"`),
      {
        mode: 0o600,
      },
    )
  }
  const secrets = parseEnv(await readFile(file, 'utf8'))
  return Object.fromEntries(
    Object.entries(secrets).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}
