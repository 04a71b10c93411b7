import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** So old is a form that the worker takes from anybody, in milliseconds. */
const oldEnoughMs = 1600

/**
 * Waits until a form is old enough, and presses a button until what it does can be seen: nobody fills in a form as fast as a test, and the worker
 * refuses who does. The page says so, and what was typed stays.
 */
export async function sendWhenOldEnough(button: Locator, done: Locator): Promise<void> {
  await button.page().waitForTimeout(oldEnoughMs)
  await expect
    .poll(
      async () => {
        if (await done.isVisible()) return true
        // It may be on its way already.
        await button.click({ timeout: 5000 }).catch(() => {})
        return done.isVisible()
      },
      { interval: 2000 },
    )
    .toBe(true)
}
