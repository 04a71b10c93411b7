import type { texts as nl } from '../nl/install.ts'
import type { Same } from '../texts.ts'

/** Installing the site as an app, in German. */
export const texts: Same<typeof nl> = {
  install: {
    action: 'App installieren',
    title: '{{site}} als App',
    text: '{{site}} steht dann bei Ihren Apps und öffnet sich sofort in einem eigenen Fenster, ohne Adressleiste. Einen App-Store brauchen Sie dafür nicht.',
    accept: 'Installieren',
    decline: 'Nicht jetzt',
    understood: 'Verstanden',
    'home-screen': {
      share: 'Tippen Sie in Safari auf „Teilen“. Nicht zu sehen? Tippen Sie zuerst auf die drei Punkte.',
      add: 'Wählen Sie „Zum Home-Bildschirm“.',
      confirm: 'Tippen Sie auf „Hinzufügen“.',
    },
    dock: {
      share: 'Wählen Sie in der Menüleiste von Safari „Ablage“.',
      add: 'Wählen Sie „Zum Dock hinzufügen“.',
      confirm: 'Klicken Sie auf „Hinzufügen“.',
    },
  },
}
