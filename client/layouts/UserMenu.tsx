import { Icon } from '../components/Icon.tsx'
import { useSite } from '../site-context.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { ColourModeChoice } from './ColourModeChoice.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { usePopoverFlag } from './use-popover-flag.ts'

/** The reader's account, and what they may set: language and colours. */
export function UserMenu() {
  const { t } = useSite()
  const popover = usePopoverFlag('showUserMenu')
  return (
    <div id="user-menu" popover="auto" className="popover preferences" {...popover}>
      <AccountMenu />
      <div className="popover-group">
        <h2 className="popover-title">{t('navigation.language')}</h2>
        <LanguageLinks
          listClass="choices"
          linkClass="choice"
          mark={<Icon name="check" className="choice-check" />}
        />
      </div>
      <ColourModeChoice />
    </div>
  )
}
