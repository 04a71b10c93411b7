import { report } from './report.ts'

/** A part of the site that may be left out. */
export interface Option {
  name: 'firebase' | 'push' | 'index-now' | 'cms-access'
  isOn: boolean
  /** Variables that are missing or wrong beside others: they keep it off. Empty where it is on, or was not asked for. */
  faults: readonly string[]
}

/** Tells the log what was asked for and is off. */
export function reportIncomplete(options: readonly Option[]): void {
  for (const { name, faults } of options)
    if (faults.length > 0) report('configuration', new Error(sentenceOf(name, faults)), { option: name })
}

/** Why an option is off though something of it is configured. */
export function sentenceOf(name: Option['name'], faults: readonly string[]): string {
  return `${name} is off: ${faults.join(' and ')} ${faults.length > 1 ? 'are' : 'is'} missing or wrong.`
}
