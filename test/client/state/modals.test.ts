import { beforeEach, describe, expect, it } from 'vitest'
import { closeModal, closeModals, openModal } from '../../../client/state/modals.ts'
import { setState, stateOf } from '../../../client/state/store.ts'

beforeEach(() => setState('modals', {}))

describe('modals', () => {
  it('open and close by name', () => {
    openModal('install')
    openModal('delete-account')
    closeModal('install')

    expect(stateOf('modals')).toEqual({ install: false, 'delete-account': true })
  })

  it('close all at the same time', () => {
    openModal('install')

    closeModals()

    expect(stateOf('modals')).toEqual({})
  })

  it('are left as they are when there is nothing to close', () => {
    const before = stateOf('modals')

    closeModals()
    closeModal('install')

    expect(stateOf('modals')).toBe(before)
  })
})
