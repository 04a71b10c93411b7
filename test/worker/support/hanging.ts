/** For `vi.waitFor`, which gives up after a second otherwise: a limit against hanging alone. In milliseconds. */
export const hanging = { timeout: 120_000, interval: 50 }
