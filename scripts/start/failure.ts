import { tmpdir } from 'node:os'

/** A failure that the user can fix: only its message is shown, without a stack trace. */
export class MendableError extends Error {
  override readonly name = 'MendableError'
}

/**
 * The explanation of a failure that ends the program.
 * @returns One sentence with advice if the cause is known; otherwise all details, with the stack.
 */
export function explain(failure: unknown): string {
  const chain = causes(failure)
  const mendable = chain.find((one) => one instanceof MendableError)
  if (mendable) return mendable.message
  const text = chain.map((one) => `${one.message} ${codeOf(one)}`).join('\n')
  for (const { sign, advice } of known) if (sign.test(text)) return advice()
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
}

const known: { sign: RegExp; advice: () => string }[] = [
  {
    sign: /ENOSPC|SQLITE_FULL|no space left on device/i,
    advice: () =>
      `The disk is full, or the folder for temporary files (${tmpdir()}): make space, or set TMPDIR to a folder that has some.`,
  },
  {
    sign: /EROFS|read-only file system/i,
    advice: () =>
      `A folder that is written to is read-only: this one, or that for temporary files (${tmpdir()}).`,
  },
]

function causes(failure: unknown): Error[] {
  const chain: Error[] = []
  for (let one = failure; one instanceof Error && !chain.includes(one); one = one.cause) chain.push(one)
  return chain
}

function codeOf(failure: Error): string {
  return 'code' in failure ? String(failure.code) : ''
}
