import { budgets } from '../../scripts/check/bundles.ts'
import { type Measured, median, type SubjectName } from './measure.ts'
import type { Weight } from './weight.ts'

/** One line of the result. */
export interface Finding {
  what: string
  value: string
  /** The target, and whether it is met. */
  target?: { text: string; isMet: boolean }
}

const titles: Record<SubjectName, string> = {
  static: 'a  static string in a bare worker',
  react: 'b  bare React, the same article',
  uncached: 'c  our article, rendered',
  cached: 'd  our article, from the page cache',
  // Shows how much of d is transfer, which no pipeline can save.
  document: 'e  its document as a static string',
}

/** Processor time and speed of each subject. */
export function speeds(measured: Measured): Finding[] {
  const names: SubjectName[] = ['static', 'react', 'uncached', 'cached', 'document']
  return names.map((name) => {
    const cpuMs = median(measured[name].map((round) => round.cpuMs))
    const speed = median(measured[name].map((round) => round.requestsPerSecond))
    return { what: titles[name], value: `${cpuMs.toFixed(3)} ms  ${speed.toFixed(0).padStart(6)} /s` }
  })
}

/** The cost of our own code in addition to its foundation. */
export function comparisons(measured: Measured): Finding[] {
  return [
    ratio('c / b  rendered beside bare React', measured, 'uncached', 'react', 1.5),
    ratio('d / a  cached beside a static string', measured, 'cached', 'static', 2),
  ]
}

function ratio(
  what: string,
  measured: Measured,
  ours: SubjectName,
  least: SubjectName,
  most: number,
): Finding {
  const times = median(
    measured[ours].map((round, index) => round.cpuMs / (measured[least][index]?.cpuMs ?? Number.NaN)),
  )
  return {
    what,
    value: `${times.toFixed(2)} ×`,
    target: { text: `at most ${most.toFixed(1)} ×`, isMet: times <= most },
  }
}

/** The bytes sent to the reader and to the edge. */
export function weights(weight: Weight): Finding[] {
  return [
    { what: 'HTML', value: kilobytes(weight.html) },
    atMost('JavaScript', weight.js, budgets.articleScripts),
    atMost('CSS', weight.css, budgets.articleStyles),
    none('scripts that hold up the first paint', weight.blockingScripts),
    none('sentences of the article sent twice', weight.repeatedSentences),
    atMost('upload of the worker', weight.upload, budgets.upload),
  ]
}

function atMost(what: string, bytes: number, most: number): Finding {
  return {
    what,
    value: kilobytes(bytes),
    target: { text: `at most ${kilobytes(most)}`, isMet: bytes <= most },
  }
}

function none(what: string, found: string[]): Finding {
  return { what, value: String(found.length), target: { text: 'none', isMet: found.length === 0 } }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** Prints findings in columns. */
export function printFindings(title: string, findings: readonly Finding[]): void {
  const widest = Math.max(...findings.map(({ what }) => what.length))
  const longest = Math.max(...findings.map(({ value }) => value.length))
  process.stdout.write(`\n${title}\n`)
  for (const { what, value, target } of findings) {
    const judged = target ? `   ${target.isMet ? 'ok    ' : 'missed'}  (${target.text})` : ''
    process.stdout.write(`  ${what.padEnd(widest)}  ${value.padStart(longest)}${judged}\n`)
  }
}
