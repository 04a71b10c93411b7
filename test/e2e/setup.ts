import type { TestProject } from 'vitest/node'
import { runProduct } from './support/run-product.ts'

/** Runs the product once for all journeys. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { product, stop } = await runProduct()
  provide('product', product)
  return stop
}
