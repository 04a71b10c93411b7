import { beforeEach, describe, expect, it } from 'vitest'
import { setState, stateOf } from '../../../client/state/store.ts'
import { dismissToast, showToast } from '../../../client/state/toasts.ts'

beforeEach(() => setState('toasts', []))

const texts = () => stateOf('toasts').map(({ text }) => text)

describe('toasts', () => {
  it('are in the order in which they were shown', () => {
    showToast('Bewaard')
    showToast('Dit lukte niet', 'wrong')

    expect(stateOf('toasts')).toMatchObject([
      { text: 'Bewaard', kind: 'done' },
      { text: 'Dit lukte niet', kind: 'wrong' },
    ])
  })

  it('are at most three: the oldest is removed', () => {
    for (const text of ['een', 'twee', 'drie', 'vier']) showToast(text)

    expect(texts()).toEqual(['twee', 'drie', 'vier'])
  })

  it('do not repeat, but restart', () => {
    const first = showToast('Bewaard')
    showToast('Gekopieerd')
    const again = showToast('Bewaard')

    expect(texts()).toEqual(['Gekopieerd', 'Bewaard'])
    expect(again).not.toBe(first)
  })

  it('can be dismissed, once', () => {
    const id = showToast('Bewaard')
    showToast('Gekopieerd')

    dismissToast(id)
    dismissToast(id)

    expect(texts()).toEqual(['Gekopieerd'])
  })
})
