import type { FormAnswer } from '../../forms/answer.ts'

/** Whether the code of a mail was refused: wrong, too old, or used. What was typed beside it does not matter then. */
export function isBrokenLink(answer: FormAnswer | null): boolean {
  return answer?.isDone === false && answer.notice?.key === 'account-error.code'
}
