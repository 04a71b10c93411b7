import { beforeAll, beforeEach, vi } from 'vitest'
import { forgetAll } from '../../../worker/isolate-state.ts'
import { backendIsWell } from './backend.ts'
import { endLines, keepLines } from './kept-lines.ts'
import { forgetAttempts } from './limits.ts'
import './late-modules.ts'
import { restoreStores } from './stores.ts'

// Test files share one workerd with its stores, one isolate and one backend; each finds them as if it were the first.
beforeAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await backendIsWell()
  await restoreStores()
  forgetAll()
})

beforeEach(({ onTestFinished }) => {
  keepLines()
  onTestFinished(({ task }) => endLines({ hasFailed: task.result?.state === 'fail' }))
})

// Attempts of one test don't count against the next.
beforeEach(forgetAttempts)
