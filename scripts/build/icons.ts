import { type Plugin, parseAst } from 'vite'
import { iconNames } from '../../client/icons/names.ts'
import { drawingOf } from './icon-drawings.ts'

const moduleName = 'virtual:icon-drawings'

/**
 * Inserts drawings where icons are named: `<Icon name="search" />` becomes `<Icon drawing="M3 10a7…" />`. So a chunk
 * contains exactly the icons that it shows, without a chunk per icon.
 * `virtual:icon-drawings` contains all of `client/icons/names.ts` in the worker, and nothing in the browser.
 */
export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined
      const names = this.environment.config.consumer === 'client' ? [] : iconNames
      const drawings = Object.fromEntries(names.map((name) => [name, drawingOf(name)]))
      return `export const drawings = ${JSON.stringify(drawings)}`
    },
    transform(code, id) {
      if (!id.endsWith('.tsx') || !code.includes('<Icon')) return undefined
      return { code: withDrawings(code, id), map: null }
    },
  }
}

/**
 * A component's source with its icons inserted.
 * @throws Error if a name isn't a literal, since the chunk's drawings would then be unknown.
 */
export function withDrawings(code: string, file: string): string {
  const changes: Change[] = []
  for (const name of namesOfIcons(parseAst(code, { lang: 'tsx' }))) {
    changes.push({ start: name.start, end: name.start + 'name'.length, text: 'drawing' })
    const literals = literalsOf(name.value)
    if (!literals)
      throw new Error(`${file}: the name of an <Icon> must be a literal, or a choice between literals`)
    for (const { start, end, value } of literals)
      changes.push({ start, end, text: JSON.stringify(drawingOf(value)) })
  }
  return changes
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)
}

interface Change {
  start: number
  end: number
  text: string
}

interface SyntaxNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Literal extends SyntaxNode {
  value: string
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function isText(node: SyntaxNode): node is Literal {
  return node.type === 'Literal' && typeof node.value === 'string'
}

/** The `name` attributes of every `<Icon>` below a node. */
function namesOfIcons(node: unknown): SyntaxNode[] {
  if (Array.isArray(node)) return node.flatMap(namesOfIcons)
  if (!isNode(node)) return []
  const below = Object.values(node).flatMap(namesOfIcons)
  return isIcon(node) ? [...attributesOf(node, 'name'), ...below] : below
}

function isIcon(node: SyntaxNode): boolean {
  return node.type === 'JSXOpeningElement' && isNode(node.name) && node.name.name === 'Icon'
}

function attributesOf(element: SyntaxNode, wanted: string): SyntaxNode[] {
  const attributes = Array.isArray(element.attributes) ? element.attributes.filter(isNode) : []
  return attributes.filter(({ name }) => isNode(name) && name.name === wanted)
}

/** The literals that an expression chooses from, or null for any other expression. */
function literalsOf(value: unknown): Literal[] | null {
  if (!isNode(value)) return null
  if (isText(value)) return [value]
  if (value.type === 'JSXExpressionContainer') return literalsOf(value.expression)
  if (value.type !== 'ConditionalExpression') return null
  const yes = literalsOf(value.consequent)
  const no = literalsOf(value.alternate)
  return yes && no && [...yes, ...no]
}
