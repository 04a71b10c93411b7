import type { Behaviour } from './bad-server.ts'

/** What the server does with half of the mails; the others it treats normally. */
const faults: Behaviour[] = ['refused', 'later', 'cutbefore', 'cutafter', 'slow']
/** Of these a few are enough: each holds a line for up to twenty seconds, or is as the others are. */
const rareFaults: Behaviour[] = ['closing', 'datarefused', 'datalater', 'hangbefore', 'hangafter']
/** How often a mail has one of the rare faults. */
const rareEvery = 200

/** Whether the server takes nothing for an address, whatever is tried. */
export function isRefused(recipient: string): boolean {
  return /^(?:data)?refused/.test(recipient)
}

/** First word of the recipient of a mail: what the server does with it. @param number Counts mails. */
export function behaviourOf(number: number): Behaviour | 'ok' {
  if (number % rareEvery === rareEvery - 1)
    return rareFaults[Math.floor(number / rareEvery) % rareFaults.length] ?? 'ok'
  return number % 2 === 0 ? 'ok' : (faults[Math.floor(number / 2) % faults.length] ?? 'ok')
}
