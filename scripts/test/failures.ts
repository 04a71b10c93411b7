import { stripVTControlCharacters } from 'node:util'

/** Something that failed in a run. */
export interface Failure {
  /** A test with its file, or a check. */
  title: string
  /** What it said. */
  message: string
  /** The test file, relative to the project; a check has none. */
  file?: string
}

/** Lines of a message that are repeated; all of them stand where it failed. */
const mostLines = 12

/** Everything that failed, to be read at the end of a run: between thousands of lines nobody finds it. */
export function listFailures(failures: readonly Failure[], heading = 'Failed'): string {
  if (failures.length === 0) return ''
  return [`== ${heading}`, ...failures.map(describe), ''].join('\n')
}

function describe({ title, message }: Failure): string {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, mostLines)
  return [title, ...lines.map((line) => `    ${line}`)].join('\n')
}
