import type { FormAnswer } from '../../forms/answer.ts'

/** Whether the code from a mail was refused: wrong, expired or already used. The other fields don't matter then. */
export function isBrokenLink(answer: FormAnswer | null): boolean {
  return answer?.isDone === false && answer.notice?.key === 'account-error.code'
}
