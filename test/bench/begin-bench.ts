import { keepQuiet } from '../../scripts/quiet.ts'
import { guardChildren } from '../../scripts/start/guard.ts'
import { stopAtOnce } from '../../scripts/start/stop.ts'

/** The first step of every bench: it prints its figures alone, and a signal ends it with everything it starts. */
export function beginBench(): void {
  keepQuiet()
  guardChildren(0)
  stopAtOnce()
}
