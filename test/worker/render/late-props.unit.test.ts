import { expect, it } from 'vitest'
import { settleProps } from '../../../worker/render/late-props.ts'

it("doesn't wait for props without promises", async () => {
  const given = { title: 'a', count: 0 }

  const settled = await settleProps(given, 'moment')

  expect(settled.isComplete).toBe(true)
  expect(settled.props).toBe(given)
})

it('replaces a promise that resolves immediately with its value', async () => {
  const settled = await settleProps({ title: 'a', readNext: Promise.resolve([1]) }, 'moment')

  expect(settled.isComplete).toBe(true)
  expect(settled.props).toEqual({ title: 'a', readNext: [1] })
})

it('keeps a slower promise, and returns its value later', async () => {
  const late = Promise.withResolvers<number[]>()

  const settled = await settleProps({ readNext: late.promise, related: Promise.resolve('b') }, 'moment')

  expect(settled.isComplete).toBe(false)
  expect(settled.props).toEqual({ readNext: late.promise, related: 'b' })
  late.resolve([2])
  expect(await settled.all).toEqual({ readNext: [2], related: 'b' })
})

it('waits for everything if required', async () => {
  const late = Promise.withResolvers<number>()
  setTimeout(() => late.resolve(3), 50)

  const settled = await settleProps({ readNext: late.promise }, 'all')

  expect(settled.isComplete).toBe(true)
  expect(settled.props).toEqual({ readNext: 3 })
})
