import { env } from 'cloudflare:workers'
import type { BackendLane } from '../../backend/behaviour.ts'

/** The backend that stands behind these tests, and its switches. */
export const lane: BackendLane = env.TEST_LANE
