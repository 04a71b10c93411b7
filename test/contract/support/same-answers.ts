import { describe, expect, it } from 'vitest'
import { locales } from '../../../client/content/locale.ts'
import { sampleStores } from '../../worker/support/backend.ts'
import { everyQuery, knownFrom } from './every-query.ts'
import { fromReplica, fromStrapi } from './sources.ts'

const { rows } = await sampleStores()

/** Promises that the replica, as it is filled by now, answers every query as Strapi does. */
export function itAnswersAsStrapi(): void {
  describe.each(locales)('in %s', (locale) => {
    const known = knownFrom(rows, locale)

    it.each(Object.entries(everyQuery))('%s', { timeout: 60_000 }, async (_, ask) => {
      const answers = await ask(fromReplica(), known)

      expect(answers.some(isTelling)).toBe(true)
      expect(answers).toStrictEqual(await ask(fromStrapi(), known))
    })
  })
}

/** Where all answers were empty, their being the same would promise nothing. */
function isTelling(answer: unknown): boolean {
  return Array.isArray(answer) ? answer.length > 0 : answer !== null
}
