import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** What a module imports of ours. */
export interface Import {
  /** From the root of the repository. */
  path: string
  /** Only a `static` import brings the other module along. */
  kind: 'static' | 'type' | 'dynamic'
}

/** The imports of a module by relative path; an `export … from` is one of them. */
export function importsIn(path: string, text: string): Import[] {
  const { module } = parseSync(path, text)
  const { staticImports, staticExports, dynamicImports } = module
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest,
      kind:
        entries.length > 0 && entries.every(({ isType }) => isType) ? ('type' as const) : ('static' as const),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest: request, isType }) =>
        request ? [{ request, kind: isType ? ('type' as const) : ('static' as const) }] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest }) => ({ request: moduleRequest, kind: 'dynamic' as const })),
  ]
  return found
    .map(({ request, kind }) => ({ specifier: text.slice(request.start + 1, request.end - 1), kind }))
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier, kind }) => ({ path: join(dirname(path), specifier), kind }))
}

/**
 * The scripts that some modules bring along, by static imports of their own or of others, without those modules.
 * @param sources Paths from the root of the repository.
 * @param known What modules import that were read before, for whoever asks about many.
 */
export function broughtAlong(
  sources: readonly string[],
  known = new Map<string, readonly Import[]>(),
): Set<string> {
  const found = new Set<string>()
  function importsOf(source: string): readonly Import[] {
    const imports = known.get(source) ?? importsIn(source, readFileSync(source, 'utf8'))
    known.set(source, imports)
    return imports
  }
  function follow(source: string): void {
    for (const { path, kind } of importsOf(source)) {
      if (kind !== 'static' || !/\.tsx?$/.test(path) || found.has(path)) continue
      found.add(path)
      follow(path)
    }
  }
  sources.forEach(follow)
  return found
}
