import { env } from 'cloudflare:workers'
import type { BackendLane } from '../../backend/behaviour.ts'

/** The backend of these tests, and its controls. */
export const lane: BackendLane = env.TEST_LANE
