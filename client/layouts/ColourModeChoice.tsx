import { CheckIcon, DeviceIcon, MoonIcon, SunIcon } from '../components/icons.tsx'
import { useHydrated } from '../components/use-hydrated.ts'
import { useSite } from '../site-context.tsx'
import { useColourMode } from '../state/colour-mode.ts'

const modes = [
  { mode: 'system', Icon: DeviceIcon },
  { mode: 'light', Icon: SunIcon },
  { mode: 'dark', Icon: MoonIcon },
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
        {modes.map(({ mode, Icon }) => (
          <li key={mode}>
            <button
              className="choice"
              type="button"
              aria-pressed={mode === chosen}
              onClick={() => choose(mode)}
            >
              <Icon />
              {t(`colour-mode.${mode}`)}
              {mode === chosen && <CheckIcon />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
