import type { InstallWay } from '../state/install-way.ts'

/** How to install the site by hand in this browser. */
export function ownWayByHand(): Extract<InstallWay, string> | undefined {
  const { userAgent, standalone } = navigator
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return wayByHand({ userAgent, isInstalled, ...(standalone === undefined ? {} : { standalone }) })
}

/** What the browser reports about itself. */
interface Device {
  userAgent: string
  /** Whether this page already runs as the installed app. */
  isInstalled: boolean
  /** Safari on iOS and iPadOS only: whether this is the app on the home screen. */
  standalone?: boolean
}

/** The first version of Safari on a Mac that can add sites to the Dock. */
const firstWithDock = 17

/**
 * How to install the site by hand in Safari, which never offers it unasked.
 * @returns Undefined in other browsers, in-app web views and the installed app.
 */
export function wayByHand({
  userAgent,
  isInstalled,
  standalone,
}: Device): Extract<InstallWay, string> | undefined {
  // Only Safari itself has `Version/`; other WebKit browsers have their own name there.
  const version =
    /Macintosh|iPhone|iPad/.test(userAgent) &&
    /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//.exec(userAgent)
  if (!version || isInstalled || standalone) return undefined
  if (standalone !== undefined) return 'home-screen'
  return /Macintosh/.test(userAgent) && Number(version[1]) >= firstWithDock ? 'dock' : undefined
}
