import { type Selector, type SelectorComponent, transform } from 'lightningcss'

/** A stylesheet: its path from the root of the repository, and its text. */
export interface Stylesheet {
  path: string
  css: string
}

/** Styles of bare elements are global, so they have a folder of their own. */
const sharedFolder = 'client/styles/'

/** What a stylesheet defines. */
interface Definitions {
  /** The classes with which its selectors start. */
  classes: Set<string>
  keyframes: Set<string>
  /** The starts of selectors that don't start with a class. */
  unscoped: Set<string>
}

/**
 * Finds rules with which a stylesheet could restyle another component. Stylesheets load with the pages that need them,
 * also by prefetching, and stay: each rule has to be confined to its own component, which here means that its selector
 * starts with a class that no other stylesheet defines.
 * @returns A sentence for each fault; empty if there are none.
 */
export function styleFaults(sheets: Stylesheet[]): string[] {
  const homes = new Map<string, string[]>()
  const faults: string[] = []
  for (const sheet of sheets) {
    const { classes, keyframes, unscoped } = definitionsOf(sheet)
    const names = [
      ...[...classes].map((name) => `.${name}`),
      ...[...keyframes].map((name) => `@keyframes ${name}`),
    ]
    for (const name of names) homes.set(name, [...(homes.get(name) ?? []), sheet.path])
    if (sheet.path.startsWith(sharedFolder)) continue
    for (const start of unscoped)
      faults.push(`${sheet.path}: a selector begins with "${start}", not with a class of its own`)
  }
  for (const [name, paths] of homes) {
    if (paths.length > 1) faults.push(`${name} is defined by several stylesheets: ${paths.join(', ')}`)
  }
  return faults
}

function definitionsOf({ path, css }: Stylesheet): Definitions {
  const found: Definitions = { classes: new Set(), keyframes: new Set(), unscoped: new Set() }
  transform({
    filename: path,
    code: new TextEncoder().encode(css),
    visitor: {
      Rule: {
        style({ value }) {
          for (const selector of value.selectors) readStart(selector, found)
        },
        keyframes({ value }) {
          found.keyframes.add(value.name.value)
        },
      },
    },
  })
  return found
}

function readStart(selector: Selector, found: Definitions): void {
  const end = selector.findIndex(({ type }) => type === 'combinator')
  const start = end < 0 ? selector : selector.slice(0, end)
  // A nested rule is confined by its parent.
  if (start.some(({ type }) => type === 'nesting')) return
  const own = start.flatMap(classesOf)
  const classes = own.length > 0 ? own : start.flatMap(classesInside)
  for (const name of classes) found.classes.add(name)
  if (classes.length === 0) found.unscoped.add(start.map(nameOf).join(''))
}

/** Classes of an element, including those inside `:is` and `:where`. */
function classesOf(part: SelectorComponent): string[] {
  if (part.type === 'class') return [part.name]
  const isChoice = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')
  return isChoice ? part.selectors.flatMap((selector) => selector.flatMap(classesOf)) : []
}

/** Classes inside `:has`, such as for a page while a dialog is open in it. */
function classesInside(part: SelectorComponent): string[] {
  const isHolder = part.type === 'pseudo-class' && part.kind === 'has'
  return isHolder ? part.selectors.flatMap((selector) => selector.flatMap(classesOf)) : []
}

function nameOf(part: SelectorComponent): string {
  if (part.type === 'universal') return '*'
  if (part.type === 'type') return part.name
  if (part.type === 'id') return `#${part.name}`
  if (part.type === 'attribute') return `[${part.name}]`
  if (part.type === 'pseudo-class' || part.type === 'pseudo-element') return `:${part.kind}`
  return ''
}
