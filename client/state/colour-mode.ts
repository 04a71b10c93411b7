import { useSyncExternalStore } from 'react'
import { colourModeKey } from '../document/colour-mode-script.ts'

/** A reader's colour choice; `system` follows the device. */
export type ColourMode = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()
let chosen: ColourMode | undefined

/** The chosen colour mode and a function to change it. On the server and during hydration: `system`. */
export function useColourMode(): { mode: ColourMode; choose: (mode: ColourMode) => void } {
  return { mode: useSyncExternalStore(listen, colourMode, () => 'system'), choose }
}

/** Applies the choice again after React has recreated the document's root. */
export function applyColourMode(): void {
  const mode = colourMode()
  if (mode === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = mode
}

/** Follows changes made in other tabs. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // The key is null when storage was cleared.
    if (key !== colourModeKey && key !== null) return
    chosen = undefined
    announce()
  })
}

function choose(mode: ColourMode): void {
  chosen = mode
  try {
    if (mode === 'system') localStorage.removeItem(colourModeKey)
    else localStorage.setItem(colourModeKey, mode)
  } catch {
    // Storage is blocked or full: the choice applies to this page only.
  }
  announce()
}

function colourMode(): ColourMode {
  chosen ??= storedMode()
  return chosen
}

function storedMode(): ColourMode {
  try {
    const stored = localStorage.getItem(colourModeKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

function announce(): void {
  applyColourMode()
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
