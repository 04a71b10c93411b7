import { dirname, join } from 'node:path'

/** Where the tests of a source folder are; most are below `test/`, with the same path. */
const mirrors: Record<string, string[]> = {
  client: ['test/client', 'test/worker'],
  worker: ['test/worker'],
  scripts: ['test/scripts'],
  cms: ['test/client/cms', 'test/contract'],
  migrations: ['test/worker/replica'],
}

/**
 * The tests for changed files: tests themselves, else those with the same path, else those of the nearest folder that
 * has some. End-to-end tests are left to `npm test`.
 * @param changed Paths relative to the project.
 * @param exists Whether a file or folder exists.
 * @returns Files and folders, as Vitest filters.
 */
export function changedTests(changed: readonly string[], exists: (path: string) => boolean): string[] {
  const found = changed.flatMap((path) => {
    if (/\.test\.tsx?$/.test(path)) return [path]
    const [top = '', ...rest] = path.split('/')
    return (mirrors[top] ?? []).flatMap((mirror) => nearest(mirror, rest.join('/'), exists))
  })
  return [...new Set(found)].sort()
}

function nearest(mirror: string, path: string, exists: (path: string) => boolean): string[] {
  const ending = path.replace(/\.tsx?$/, '')
  for (const suffix of ['.test.ts', '.test.tsx', '.unit.test.ts'])
    if (exists(join(mirror, ending + suffix))) return [join(mirror, ending + suffix)]
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
    if (exists(join(mirror, folder))) return [join(mirror, folder)]
  return exists(mirror) && dirname(path) === '.' ? [mirror] : []
}
