import { existsSync, statfsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/**
 * Starts Chromium, which ends with the process that started it. `CHROMIUM_PATH` selects another one than the packaged one, which brings its
 * own libraries for machines that have none.
 */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await packagedChromium()),
    args: ['--no-sandbox', '--font-render-hinting=none'],
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  })
}

/** Containers often have 64 MB, which ends a browser. */
const enoughBytes = 2 ** 30

/**
 * Whether processes of the browser can share pictures and messages in memory. Playwright has them use files instead, in a folder that lies on a
 * disk: a tenth of the browser's processor time.
 */
function hasSharedMemory(): boolean {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= enoughBytes
}

async function packagedChromium(): Promise<string> {
  // The package reads this on import, and only then unpacks the libraries.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
