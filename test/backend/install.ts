import { installBackend } from '../../scripts/start/backend.ts'
import { guardChildren } from '../../scripts/start/guard.ts'

/** Installs the packages of `cms/`, which its code imports. */
export async function setup(): Promise<void> {
  guardChildren()
  await installBackend()
}
