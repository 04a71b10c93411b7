import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../../client/content/locale.ts'
import { configOf } from '../../worker/env.ts'
import { followBackend } from '../../worker/replica/follow.ts'
import { sampleStores } from '../worker/support/backend.ts'
import { everyQuery, knownFrom } from './support/every-query.ts'
import { fromReplica, fromStrapi } from './support/sources.ts'

const { rows } = await sampleStores()

/** One name for every query in every language. */
const questions = locales.flatMap((locale) => {
  const known = knownFrom(rows, locale)
  return Object.entries(everyQuery).map(([query, ask]) => ({ query, locale, known, ask }))
})

/** Strapi's answers, asked for once. */
const answered = new Map<(typeof questions)[number], Promise<unknown[]>>()

function strapiAnswers(question: (typeof questions)[number]): Promise<unknown[]> {
  const asked = answered.get(question) ?? question.ask(fromStrapi(), question.known)
  answered.set(question, asked)
  return asked
}

// The site answers from it while Strapi is still being installed; when Strapi takes over, no reader may see a difference.
describe('the replica that the seed has filled answers as Strapi does', itAnswersAsStrapi)

describe('the replica that has followed Strapi', () => {
  beforeAll(async () => {
    await env.DB.batch([env.DB.prepare('DELETE FROM documents'), env.DB.prepare('DELETE FROM document_tags')])
    await followBackend(env, configOf(env), { whole: true })
  })

  it('holds as many documents as the seed has published', async () => {
    const held = await env.DB.prepare('SELECT count(*) AS count FROM documents').first('count')

    expect(held).toBe(rows.length)
  })

  describe('answers as Strapi does', itAnswersAsStrapi)
})

function itAnswersAsStrapi(): void {
  it.each(questions)('$query in $locale', { timeout: 60_000 }, async (question) => {
    const answers = await question.ask(fromReplica(), question.known)

    expect(answers.some(isTelling)).toBe(isAnswered(question))
    expect(answers).toStrictEqual(await strapiAnswers(question))
  })
}

/** The sample content has no magazines in other languages than Dutch, and no vacancies in German. */
function isAnswered({ query, locale }: (typeof questions)[number]): boolean {
  if (query === 'magazine') return locale === 'nl'
  return query !== 'vacancy' || locale !== 'de'
}

/** Where all answers were empty, their being the same would promise nothing. */
function isTelling(answer: unknown): boolean {
  return Array.isArray(answer) ? answer.length > 0 : answer !== null
}
