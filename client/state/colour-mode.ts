import { useSyncExternalStore } from 'react'
import { colourModeKey } from '../document/colour-mode-script.ts'

/** A reader's choice of colours; `system` follows the device. */
export type ColourMode = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()
let chosen: ColourMode | undefined

/** The chosen colours and the way to choose. On the server and during hydration: `system`. */
export function useColourMode(): { mode: ColourMode; choose: (mode: ColourMode) => void } {
  return { mode: useSyncExternalStore(listen, colourMode, () => 'system'), choose }
}

/** Puts the choice on the document again, after React has made its root anew. */
export function applyColourMode(): void {
  const mode = colourMode()
  if (mode === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = mode
}

/** Follows what the reader chooses in other tabs. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // A cleared storage tells no key.
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
    // Storage that is shut or full: the choice holds for this page alone.
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
