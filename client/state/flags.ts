import { useCallback } from 'react'
import { setState, useGlobalState } from './store.ts'

/** The menus that a reader opens and navigation closes. */
export type MenuFlag = 'showUserMenu' | 'showNavItems'

/** Whether a menu is open, and a function to change it. */
export function useFlag(key: MenuFlag): [boolean, (value: boolean) => void] {
  const value = useGlobalState(key)
  const change = useCallback((next: boolean) => setState(key, next), [key])
  return [value, change]
}

/** Closes both menus; called on every navigation. */
export function closeMenus(): void {
  setState('showUserMenu', false)
  setState('showNavItems', false)
}
