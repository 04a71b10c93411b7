import type { Context } from 'hono'
import { pathTo, withLocale } from '../../client/href.ts'
import type { OpenRouteName } from '../../client/routes.ts'
import type { AppEnv } from '../env.ts'
import { translatorFor } from '../i18n/translator.ts'
import { appScreenshots, screenshotPath, screenshotSize } from './app-screenshots.ts'

/** The `paper` colour of `client/styles/tokens.css`, shown before the styles have loaded. */
const paper = '#ffffff'

const shortcuts = ['jobs', 'events', 'zoeken', 'magazines'] as const satisfies OpenRouteName[]

/** `/manifest.webmanifest`, `/en/manifest.webmanifest`: the site's name and look when installed. */
export async function webManifest(c: Context<AppEnv>): Promise<Response> {
  const { address, config, messages } = c.var
  const { locale } = address
  const t = await translatorFor(locale, messages)
  const manifest = {
    // One application for all languages: changing the language keeps the installed app.
    id: '/',
    name: config.siteName,
    short_name: config.siteName,
    description: t('meta.home.description'),
    lang: locale,
    dir: 'ltr',
    start_url: withLocale(locale, '/'),
    scope: '/',
    display: 'standalone',
    // If a window without any bar isn't available, one with a back button is next best.
    display_override: ['standalone', 'minimal-ui'],
    // Links into the app open in its current window, like links between its pages.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    prefer_related_applications: false,
    background_color: paper,
    theme_color: paper,
    categories: ['news', 'business'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map((name) => ({
      name: t(`meta.shortcut.${name}`),
      url: pathTo(locale, name),
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
    screenshots: appScreenshots.map((screenshot) => ({
      src: screenshotPath(screenshot),
      sizes: screenshotSize(screenshot),
      type: 'image/webp',
      form_factor: screenshot.formFactor,
      label: t(`meta.screenshot.${screenshot.page}`),
    })),
  }
  return c.body(JSON.stringify(manifest), 200, {
    'content-type': 'application/manifest+json; charset=utf-8',
    'content-language': locale,
    'cache-control': 'public, max-age=3600',
  })
}
