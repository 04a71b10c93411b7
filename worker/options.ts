import { report } from './report.ts'

/** An optional part of the site. */
export interface Option {
  name:
    | 'firebase'
    | 'push'
    | 'index-now'
    | 'cms-access'
    | 'file-scanner'
    | 'bounces'
    | 'online-payment'
    | 'human-check'
  isOn: boolean
  /** Variables whose absence or value keeps it off although others are set. Empty if it is on, or not requested. */
  faults: readonly string[]
}

/** Logs the requested options that are off. */
export function reportIncomplete(options: readonly Option[]): void {
  for (const { name, faults } of options)
    if (faults.length > 0) report('configuration', new Error(sentenceOf(name, faults)), { option: name })
}

/** Why an option is off although some of its variables are set. */
export function sentenceOf(name: Option['name'], faults: readonly string[]): string {
  return `${name} is off: ${faults.join(' and ')} ${faults.length > 1 ? 'are' : 'is'} missing or wrong.`
}
