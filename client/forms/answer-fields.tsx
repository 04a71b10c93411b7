import { useContext } from 'react'
import * as v from 'valibot'
import type { OwnFieldSpec } from './define-placed-form.ts'
import { SelectField } from './fields/SelectField.tsx'
import { TextField } from './fields/TextField.tsx'
import { useField } from './fields/use-field.ts'
import { PageQuestions } from './page-questions.ts'

const answer = v.optional(
  v.pipe(v.string('form.invalid'), v.trim(), v.maxLength(1000, 'form.length-max')),
  '',
)

/**
 * The rules of answers to an event's questions: one for each that there may be, and which ones were asked, since editors may change them while somebody
 * writes. What must be answered is the page's to say (`requiredAnswers`), and the backend's.
 */
export const answerRules = {
  asked: v.optional(v.pipe(v.string('form.invalid'), v.maxLength(300, 'form.length-max')), ''),
  answer1: answer,
  answer2: answer,
  answer3: answer,
  answer4: answer,
  answer5: answer,
}

/** How they are shown: nothing where the event has no such question. */
export const answerFields = {
  asked: { as: 'own', label: 'event-form.answer', empty: '', show: () => <Asked /> },
  answer1: answerField(0),
  answer2: answerField(1),
  answer3: answerField(2),
  answer4: answerField(3),
  answer5: answerField(4),
} as const satisfies Record<keyof typeof answerRules, OwnFieldSpec>

type Answered = Record<keyof typeof answerRules, string>

/** Answers as the backend takes them. */
export function answersIn({ asked, answer1, answer2, answer3, answer4, answer5 }: Answered) {
  const answers = [answer1, answer2, answer3, answer4, answer5]
  const codes = asked.split(' ').filter(Boolean)
  return codes.slice(0, answers.length).map((code, index) => ({ code, answer: answers[index] ?? '' }))
}

/** What was answered before, by the names of the fields. */
export function answerValues(
  questions: readonly { code: string }[],
  answers: readonly { code: string; answer: string }[],
): Record<string, string> {
  return Object.fromEntries(
    questions.map(({ code }, index) => [
      `answer${index + 1}`,
      answers.find((one) => one.code === code)?.answer ?? '',
    ]),
  )
}

function answerField(index: number): OwnFieldSpec {
  return { as: 'own', label: 'event-form.answer', empty: '', show: () => <AnswerField index={index} /> }
}

function AnswerField({ index }: { index: number }) {
  const question = useContext(PageQuestions)[index]
  if (!question) return null
  const { label, choices, isRequired } = question
  if (!choices) return <TextField label={label} optional={!isRequired} />
  const options = choices.map((choice) => ({ value: choice, label: choice }))
  return <SelectField label={label} options={options} optional={!isRequired} />
}

function Asked() {
  const { name, value } = useField<string>('')
  return <input type="hidden" name={name} value={value} />
}
