import { useRef } from 'react'
import { SearchField } from '../search/SearchField.tsx'

/** The search field of wide screens; its button opens it, also without script. */
export function SearchPanel() {
  const panel = useRef<HTMLDivElement>(null)
  return (
    <div
      id="search-panel"
      popover="auto"
      className="popover search-panel"
      ref={panel}
      onToggle={(event) => {
        if (event.newState === 'open') panel.current?.querySelector('input')?.focus()
      }}
    >
      <SearchField id="search-panel-text" />
    </div>
  )
}
