import { Icon } from '../components/Icon.tsx'
import { useHydrated } from '../components/use-hydrated.ts'
import { useSite } from '../site-context.tsx'
import { useColourMode } from '../state/colour-mode.ts'

const modes = [
  { mode: 'system', icon: <Icon name="device-desktop" /> },
  { mode: 'light', icon: <Icon name="sun" /> },
  { mode: 'dark', icon: <Icon name="moon" /> },
] as const

/** Light, dark, or as the device; only script can remember it, so only script offers it. */
export function ColourModeChoice() {
  const { t } = useSite()
  const isHydrated = useHydrated()
  const { mode: chosen, choose } = useColourMode()
  if (!isHydrated) return null
  return (
    <div className="popover-group">
      <h2 className="popover-title" id="colour-mode">
        {t('colour-mode.title')}
      </h2>
      <ul className="choices" aria-labelledby="colour-mode">
        {modes.map(({ mode, icon }) => (
          <li key={mode}>
            <button
              className="choice"
              type="button"
              aria-pressed={mode === chosen}
              onClick={() => choose(mode)}
            >
              {icon}
              {t(`colour-mode.${mode}`)}
              {mode === chosen && <Icon name="check" className="choice-check" />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
