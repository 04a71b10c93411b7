import { Icon } from '../components/Icon.tsx'
import { onDemand } from '../components/on-demand.ts'
import { useSite } from '../site-context.tsx'
import { useGlobalState } from '../state/store.ts'
import { useHydrated } from '../state/use-hydrated.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { usePopoverFlag } from './use-popover-flag.ts'

// Storing the choice needs script, so only script offers it.
const ColourModeChoice = onDemand(() =>
  import('./ColourModeChoice.tsx').then((module) => module.ColourModeChoice),
)
const InstallChoice = onDemand(() =>
  import('../install/InstallChoice.tsx').then((module) => module.InstallChoice),
)

/** The reader's account and settings: language and colours. */
export function UserMenu() {
  const { t } = useSite()
  const popover = usePopoverFlag('showUserMenu')
  const isHydrated = useHydrated()
  const canInstall = useGlobalState('install-way') !== undefined
  return (
    <div id="user-menu" popover="auto" className="popover preferences" {...popover}>
      <AccountMenu />
      <div className="popover-group">
        <p className="popover-title" id="menu-language">
          {t('navigation.language')}
        </p>
        <LanguageLinks
          listClass="choices"
          linkClass="choice"
          labelledBy="menu-language"
          mark={<Icon name="check" className="choice-check" />}
        />
      </div>
      {isHydrated && <ColourModeChoice />}
      {canInstall && <InstallChoice />}
    </div>
  )
}
