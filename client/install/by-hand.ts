import type { InstallWay } from './install-way.ts'

/** How this browser takes the site among the apps of its device. */
export function ownWayByHand(): Extract<InstallWay, string> | undefined {
  const { userAgent, standalone } = navigator
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return wayByHand({ userAgent, isInstalled, ...(standalone === undefined ? {} : { standalone }) })
}

/** What a browser says of itself. */
interface Device {
  userAgent: string
  /** Whether this page is the installed app already. */
  isInstalled: boolean
  /** Safari on phones and tablets only: whether this is the app on the home screen. */
  standalone?: boolean
}

/** From this version on Safari on a Mac puts sites in the Dock. */
const firstWithDock = 17

/**
 * How Safari takes the site among the apps of its device, which it never offers by itself.
 * @returns Undefined in other browsers, in views within apps, and in the installed app.
 */
export function wayByHand({
  userAgent,
  isInstalled,
  standalone,
}: Device): Extract<InstallWay, string> | undefined {
  // Only Safari itself names a version; other browsers on its engine name themselves.
  const version =
    /Macintosh|iPhone|iPad/.test(userAgent) &&
    /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//.exec(userAgent)
  if (!version || isInstalled || standalone) return undefined
  if (standalone !== undefined) return 'home-screen'
  return /Macintosh/.test(userAgent) && Number(version[1]) >= firstWithDock ? 'dock' : undefined
}
