import { describe, expect, it } from 'vitest'
import { closeMenus } from '../../../client/state/flags.ts'
import { setState, stateOf } from '../../../client/state/store.ts'

describe('the shared state', () => {
  it('starts with nobody signed in and everything closed', () => {
    expect(stateOf('strapi_user')).toBeNull()
    expect(stateOf('loggedIn')).toBe(false)
    expect(stateOf('modals')).toEqual({})
  })

  it('changes one key and leaves the others', () => {
    setState('toasts', [{ id: 'bewaard', text: 'Bewaard' }])

    expect(stateOf('toasts')).toHaveLength(1)
    expect(stateOf('analytics-events')).toEqual([])
  })

  it('closes both menus at once', () => {
    setState('showUserMenu', true)
    setState('showNavItems', true)

    closeMenus()

    expect(stateOf('showUserMenu')).toBe(false)
    expect(stateOf('showNavItems')).toBe(false)
  })
})
