import type { TestProject } from 'vitest/node'
import { guardChildren } from '../../scripts/start/guard.ts'
import { serveLanes } from '../backend/lanes.ts'
import { runProduct } from './support/run-product.ts'

/** Starts the product for each worker of the pool, the first one immediately and others on request. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  guardChildren()
  const lanes = await serveLanes(runProduct)
  provide('productLanes', lanes.url)
  await lanes.open(0)
  return lanes.stop
}
