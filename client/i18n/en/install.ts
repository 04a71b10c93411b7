import type { texts as nl } from '../nl/install.ts'
import type { Same } from '../texts.ts'

/** Installing the site as an app, in English. */
export const texts: Same<typeof nl> = {
  install: {
    action: 'Install the app',
    title: '{{site}} as an app',
    text: '{{site}} will be among your apps and open straight away in a window of its own, without an address bar. You do not need an app store for it.',
    accept: 'Install',
    decline: 'Not now',
    understood: 'Got it',
    'home-screen': {
      share: 'In Safari, tap Share. Cannot see that button? Tap the three dots first.',
      add: 'Choose ‘Add to Home Screen’.',
      confirm: 'Tap ‘Add’.',
    },
    dock: {
      share: 'In Safari’s menu bar, choose ‘File’.',
      add: 'Choose ‘Add to Dock’.',
      confirm: 'Click ‘Add’.',
    },
  },
}
