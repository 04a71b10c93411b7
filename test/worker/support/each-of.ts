/** Asks for each, a few at a time: the backend is one small machine. @returns The answers in order. */
export async function eachOf<Value, Answer>(
  values: readonly Value[],
  ask: (value: Value) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let start = 0; start < values.length; start += 4)
    answers.push(...(await Promise.all(values.slice(start, start + 4).map(ask))))
  return answers
}
