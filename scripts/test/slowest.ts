/** A test file, and its duration. */
export interface TimedFile {
  /** Relative to the project. */
  path: string
  milliseconds: number
}

/** The slowest files of a run, one per line. */
export function slowest(files: readonly TimedFile[], most = 20): string {
  if (files.length === 0) return ''
  const lines = files
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, most)
    .map(({ path, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(8)} s  ${path}`)
  return ['\n== Slowest files', ...lines, ''].join('\n')
}
