import { useCallback } from 'react'
import { setState, useGlobalState } from './store.ts'

/** The menus that a reader opens and a navigation closes. */
export type MenuFlag = 'showUserMenu' | 'showNavItems'

/** Whether a menu is open, and the way to change it. */
export function useFlag(key: MenuFlag): [boolean, (value: boolean) => void] {
  const value = useGlobalState(key)
  const change = useCallback((next: boolean) => setState(key, next), [key])
  return [value, change]
}

/** Closes both menus, as every change of route does. */
export function closeMenus(): void {
  setState('showUserMenu', false)
  setState('showNavItems', false)
}
