import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** Where each name has its page. */
const table = 'client/pages.ts'

/**
 * The source file of each page, by its name, as `client/pages.ts` imports it: Vite's manifest knows chunks by these.
 * @param root Folder of the repository.
 * @throws Error where a row imports none, or several.
 */
export function pageSources(root = process.cwd()): Record<string, string> {
  const { program, module } = parseSync(table, readFileSync(join(root, table), 'utf8'))
  const rows = program.body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'ObjectExpression' ? init.properties : []))
  const text = readFileSync(join(root, table), 'utf8')
  return Object.fromEntries(
    rows.map((row) => {
      const own = module.dynamicImports.filter(({ start, end }) => row.start <= start && end <= row.end)
      const [source] = own.map(({ moduleRequest }) =>
        text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      )
      const key = row.type === 'Property' ? row.key : null
      const name = key?.type === 'Identifier' ? key.name : key?.type === 'Literal' ? key.value : null
      if (typeof name !== 'string' || !source || own.length > 1)
        throw new Error(`${table}: ${text.slice(row.start, row.end)} is no name with one page`)
      return [name, join('client', source)]
    }),
  )
}
