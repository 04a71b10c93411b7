import { createContext } from 'react'
import type { EventQuestion } from '../content/event-question.ts'

/** The questions of the event whose page a form stands on. Its definition has a field for each that there may be. */
export const PageQuestions = createContext<readonly EventQuestion[]>([])

/** Names of the fields of questions that must be answered. */
export function requiredAnswers(questions: readonly EventQuestion[]): string[] {
  return questions.flatMap(({ isRequired }, index) => (isRequired ? [`answer${index + 1}`] : []))
}

/** The codes of questions in the order of their fields, as the form names them to the worker. */
export function codesOf(questions: readonly EventQuestion[]): string {
  return questions.map(({ code }) => code).join(' ')
}
