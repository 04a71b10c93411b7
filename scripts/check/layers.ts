import { importsIn } from '../build/imports.ts'
import { ofBackend } from '../build/of-backend.ts'

/** A module: its path from the root of the repository, and its text. */
export interface Source {
  path: string
  text: string
}

/**
 * What breaks the layers: two folders of `worker/`, or two of `client/`, that import each other, an import from
 * `client/` into `worker/`, and one of what only the backend has (`ofBackend`). Imports of types count.
 * @returns A sentence for each fault, with an import in either direction. Cycles of files are Biome's
 * (`noImportCycles`).
 */
export function layerFaults(sources: readonly Source[]): string[] {
  const imports = sources.flatMap(({ path, text }) =>
    importsIn(path, text).map(({ path: target }) => ({
      path,
      target,
      from: folderOf(path),
      to: folderOf(target),
    })),
  )
  const upward = imports
    .filter(({ path, target }) => path.startsWith('client/') && target.startsWith('worker/'))
    .map(({ path, target }) => `${path} imports ${target}: the client never imports the worker`)
  const foreign = imports
    .filter(({ path, target }) => isOfSite(path) && !isOfSite(target))
    .map(
      ({ path, target }) => `${path} imports ${target}, which is not among what the site has of the backend`,
    )
  const crossing = imports.filter(({ from, to }) => from && to && from !== to)
  const examples = new Map(
    crossing.map((one) => [`${one.from} ${one.to}`, `${one.path} imports ${one.target}`]),
  )
  const mutual = [...examples].flatMap(([key, there]) => {
    const [from = '', to = ''] = key.split(' ')
    const back = examples.get(`${to} ${from}`)
    return back && from < to ? [`${from} and ${to} import each other: ${there}, and ${back}`] : []
  })
  return [...upward, ...foreign, ...mutual].toSorted()
}

/** Whether a module is in what is built for the worker or the browser. */
function isOfSite(path: string): boolean {
  return !path.startsWith('cms/') || ofBackend.includes(path)
}

/** The subject folder of a module, such as `worker/edge`; null for those that stand above the folders. */
function folderOf(path: string): string | null {
  const [side, folder, file] = path.split('/')
  return file ? `${side}/${folder}` : null
}
