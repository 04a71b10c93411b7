/// <reference types="vite/types/importMeta.d.ts" />

import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseSync } from 'vite'
import type { TextTree } from '../../../client/i18n/texts.ts'

/** What a module refers to: other modules, and texts of the dictionary by their keys. */
interface ModuleFacts {
  imports: string[]
  keys: string[]
  /** Namespaces that it loads itself when needed. */
  later: string[]
}

/** A node of a syntax tree; only its type is certain. */
interface SyntaxNode {
  type: string
  [field: string]: unknown
}

const facts = new Map<string, ModuleFacts>()
const namespacesOf = await readNamespaces()

/** A key that a route can show but whose namespace it doesn't load. */
export interface MissingText {
  module: string
  key: string
  namespaces: string[]
}

/**
 * Keys that modules may show although none of the given namespaces contains them.
 * @param entries Entry modules, by path in the repository; everything reachable from them is checked.
 * @param loaded Namespaces that are loaded.
 * @param only The keys to check; all of them by default.
 */
export function missingTexts(
  entries: readonly string[],
  loaded: readonly string[],
  only: (key: string) => boolean = () => true,
): MissingText[] {
  const modules = reachedFrom(entries)
  const there = new Set([...loaded, ...modules.flatMap((module) => factsOf(module).later)])
  return modules.flatMap((module) =>
    factsOf(module).keys.flatMap((key) => {
      const namespaces = namespacesOf.get(key) ?? []
      return only(key) && !namespaces.some((name) => there.has(name)) ? [{ module, key, namespaces }] : []
    }),
  )
}

/** The pages. Navigation imports them, but that doesn't mean a page shows the other pages. */
const table = 'client/pages.ts'
/** Where what a module imports isn't what its page shows: a payload names the texts of the forms on its page. */
const ends = [table, 'client/forms/load-placed-forms.ts', 'client/forms/placed-forms.ts']

/** Every module reachable by imports, including dynamic ones but not type imports. */
function reachedFrom(entries: readonly string[]): string[] {
  const reached = new Set(entries)
  for (const module of reached) {
    if (ends.includes(module)) continue
    for (const next of factsOf(module).imports) reached.add(next)
  }
  return [...reached]
}

function factsOf(module: string): ModuleFacts {
  const known = facts.get(module)
  if (known) return known
  const read: ModuleFacts = /\.tsx?$/.test(module) ? readFacts(module) : { imports: [], keys: [], later: [] }
  facts.set(module, read)
  return read
}

function readFacts(module: string): ModuleFacts {
  const imports = new Set<string>()
  const keys = new Set<string>()
  const later = new Set<string>()
  eachNode(programOf(module), (node) => {
    const source = textOf(node.source)
    if (source?.startsWith('.') && node.importKind !== 'type' && node.exportKind !== 'type') {
      const path = join(dirname(module), source)
      if (existsSync(path)) imports.add(path)
    }
    const text = textOf(node)
    if (text && namespacesOf.has(text)) keys.add(text)
    if (node.type === 'TemplateLiteral') for (const key of keysLike(node)) keys.add(key)
    if (
      node.type === 'CallExpression' &&
      /^(?:useLaterTexts|usePartTexts|laterTexts)$/.test(nameOf(node.callee))
    )
      for (const argument of listOf(node.arguments)) {
        const namespace = textOf(argument)
        if (namespace) later.add(namespace)
      }
  })
  return { imports: [...imports], keys: [...keys], later: [...later] }
}

/** A template matches any key with its fixed parts; one that begins with a placeholder isn't a key. */
function keysLike(template: SyntaxNode): string[] {
  const parts = listOf(template.quasis).map((part) => cookedOf(part.value))
  if (!/^[a-z][\w-]*\./.test(parts[0] ?? '')) return []
  const pattern = new RegExp(
    `^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}(?:\\.(?:one|other))?$`,
  )
  return [...namespacesOf.keys()].filter((key) => pattern.test(key))
}

function programOf(module: string): unknown {
  return parseSync(module, readFileSync(module, 'utf8')).program
}

function eachNode(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const one of value) eachNode(one, visit)
  else if (isNode(value)) {
    // Types are gone when the code runs.
    if (/^TS(?:Type|Interface|Literal|Union|Template|Mapped|Indexed|Conditional)/.test(value.type)) return
    visit(value)
    for (const child of Object.values(value)) eachNode(child, visit)
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function listOf(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function textOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

function nameOf(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' ? String(node.name) : ''
}

function cookedOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
}

/** Which namespaces contain a key; plural keys are also known without their form. */
async function readNamespaces(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  const files = import.meta.glob<{ texts: TextTree }>('../../../client/i18n/nl/*.ts')
  for (const [file, load] of Object.entries(files)) {
    const { texts } = await load()
    for (const key of keysOf(texts, ''))
      for (const name of new Set([key, key.replace(/\.(?:one|other)$/, '')]))
        found.set(name, [...(found.get(name) ?? []), basename(file, '.ts')])
  }
  return found
}

function keysOf(tree: TextTree, prefix: string): string[] {
  return Object.entries(tree).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : keysOf(text, `${prefix}${key}.`),
  )
}
