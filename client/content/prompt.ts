/**
 * Everything by which the site asks readers for something that they did not come for. Editors switch each for the whole site (single type `prompt` of the
 * backend); what a reader declined stays away for as many days. Alerts and push are closed until a reader opens them, so there is nothing to decline.
 */
export const prompts = {
  /** The sheet that offers the app unasked. The item in the menu stays. */
  install: { declinedDays: 30 },
  /** The band below articles and on the front page. */
  newsletter: { declinedDays: 180 },
  /** The box with new vacancies by mail. */
  alerts: { declinedDays: null },
  /** The buttons for notifications on a device. What is switched on can still be switched off in the account. */
  push: { declinedDays: null },
} as const satisfies Record<string, { declinedDays: number | null }>

export type PromptName = keyof typeof prompts

export const promptNames = Object.keys(prompts) as PromptName[]
