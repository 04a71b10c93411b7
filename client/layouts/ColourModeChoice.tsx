import { Icon } from '../components/Icon.tsx'
import { useSite } from '../site-context.tsx'
import { useColourMode } from '../state/colour-mode.ts'

const modes = [
  { mode: 'system', icon: <Icon name="device-desktop" /> },
  { mode: 'light', icon: <Icon name="sun" /> },
  { mode: 'dark', icon: <Icon name="moon" /> },
] as const

/** Choice between light, dark and the device's setting. */
export function ColourModeChoice() {
  const { t } = useSite()
  const { mode: chosen, choose } = useColourMode()
  return (
    <div className="popover-group">
      <p className="popover-title" id="colour-mode">
        {t('colour-mode.title')}
      </p>
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
