import { resolve } from 'node:path'

/** Where logs and screenshots go; git ignores it. */
export const artifacts = resolve('test/.artifacts/e2e')
