import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'

/** The secrets of the example file, by name: the tests' site and backend share them. */
export async function exampleSecrets(): Promise<Record<string, string>> {
  const pairs = Object.entries(parseEnv(await readFile('.dev.vars.example', 'utf8')))
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
}
