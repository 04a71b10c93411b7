import { z } from 'zod'
import { refusal } from '../access/refusal.ts'
import { line } from '../access/valid-input.ts'
import type { EventRow } from './event.ts'

/** Questions of an event at most, as its form has fields for them. */
const maxQuestions = 5

/** A question of an event, as its editors wrote it in one language. */
export interface EventQuestion {
  /** Tells it apart in all languages. */
  code: string
  label: string
  kind: 'text' | 'choice'
  /** One on each line. */
  choices: string | null
  isRequired: boolean | null
}

/** An answer with the question as it was asked: editors may reword that later. */
export interface Answer {
  code: string
  question: string
  answer: string
}

/** Answers as the worker sends them; an empty one is none. */
export const GivenAnswers = z
  .array(z.strictObject({ code: z.string().max(40), answer: line(1000) }))
  .max(maxQuestions)

/** A question as its form shows it. */
interface ShownQuestion {
  code: string
  label: string
  /** Null for one that is answered in words. */
  choices: string[] | null
  isRequired: boolean
}

/** The questions of an event that its form shows. */
export function questionsOf({ questions }: Pick<EventRow, 'questions'>): ShownQuestion[] {
  return (questions ?? []).slice(0, maxQuestions).map(({ code, label, kind, choices, isRequired }) => ({
    ...{ code, label },
    choices: kind === 'choice' ? linesOf(choices) : null,
    isRequired: isRequired ?? false,
  }))
}

/**
 * What is stored of answers, in the order of the questions.
 * @throws A refusal `event-answers` where a question that needs one has none, a choice is none of those to be had, or a question isn't asked (any more).
 */
export function answersTo(
  event: Pick<EventRow, 'questions'>,
  given: z.output<typeof GivenAnswers>,
): Answer[] {
  const questions = questionsOf(event)
  const answers = new Map(given.filter(({ answer }) => answer).map(({ code, answer }) => [code, answer]))
  const isAsked = [...answers.keys()].every((code) => questions.some((question) => question.code === code))
  if (!isAsked) throw refusal('event-answers', 'answers')
  return questions.flatMap(({ code, label, choices, isRequired }) => {
    const answer = answers.get(code)
    const isRight = answer === undefined ? !isRequired : !choices || choices.includes(answer)
    if (!isRight) throw refusal('event-answers', 'answers')
    return answer === undefined ? [] : [{ code, question: label, answer }]
  })
}

function linesOf(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((choice) => choice.trim())
    .filter(Boolean)
}
