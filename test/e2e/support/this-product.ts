import { inject } from 'vitest'
import { askForLane } from '../../backend/lanes.ts'
import type { Product } from './product.ts'

/** The product that the journeys of this worker of the pool have for themselves. */
export const product = inject('product') ?? (await askForLane<Product>(inject('productLanes'), ownLane()))

/** Vitest numbers the workers that run at once from 1 on. */
function ownLane(): number {
  return Number(process.env.VITEST_POOL_ID ?? 1) - 1
}
