import { beforeAll, beforeEach, vi } from 'vitest'
import { forgetAll } from '../../../worker/isolate-state.ts'
import { backendIsWell } from './backend.ts'
import { forgetAttempts } from './limits.ts'
import { restoreStores } from './stores.ts'

// Files of tests share one workerd with its stores, one isolate and one backend; each finds them as if it were the first.
beforeAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await backendIsWell()
  await restoreStores()
  forgetAll()
})

// What one test tried too often is not held against the next.
beforeEach(forgetAttempts)
