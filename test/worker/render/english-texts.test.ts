import { describe, expect, it, onTestFinished } from 'vitest'
import { loadTexts } from '../../../client/i18n/dictionary.ts'
import { mergeTexts } from '../../../client/i18n/texts.ts'
import { createTranslator } from '../../../client/i18n/translator.ts'
import { allNamespaces, completed, textsBeside, withEnglish } from '../../../worker/i18n/english-texts.ts'
import { type Failure, onFailure } from '../../../worker/report.ts'

/** The German dictionary with one text missing and another empty. */
async function withGaps() {
  const [whole, english] = await Promise.all([loadTexts('de', allNamespaces), loadTexts('en', allNamespaces)])
  const { title: _, ...error } = Object(whole.error)
  const tree = { ...whole, error: { ...error, home: '' } }
  return { locale: 'de', tree, english } as const
}

function heard(): Failure[] {
  const failures: Failure[] = []
  onTestFinished(onFailure((failure) => failures.push(failure)))
  return failures
}

describe('a text that a language lacks', () => {
  it('is shown in English, and the others unchanged', async () => {
    const dictionary = await withGaps()

    const t = createTranslator('de', dictionary.tree, completed(dictionary, {}))

    expect(t('error.title')).toBe('Something went wrong')
    expect(t('error.home')).toBe('Back to home')
    expect(t('not-found.title')).toBe(createTranslator('de', dictionary.tree)('not-found.title'))
  })

  it('is shown as the editors wrote it, if they did', async () => {
    const dictionary = await withGaps()

    const t = createTranslator('de', dictionary.tree, completed(dictionary, { 'error.title': 'Hoppla' }))

    expect(t('error.title')).toBe('Hoppla')
    expect(t('error.home')).toBe('Back to home')
  })

  it('is reported once, with its key', async () => {
    const failures = heard()
    const dictionary = await withGaps()

    const first = completed(dictionary, {})
    completed(dictionary, first)
    completed(dictionary, {})

    expect(failures.map(({ where, facts }) => ({ where, ...facts }))).toEqual([
      { where: 'texts', locale: 'de', keys: ['error.title', 'error.home'] },
    ])
  })

  it.each(['nl', 'en', 'de'] as const)("doesn't exist in the current dictionary: %s", async (locale) => {
    const overrides = {}

    expect(await withEnglish(locale, overrides)).toBe(overrides)
  })
})

describe('nested texts', () => {
  it('are merged recursively', () => {
    const merged = mergeTexts([
      { form: { a: 'a', deep: { b: 'b' } } },
      { form: { deep: { c: 'c' }, a: 'x' } },
    ])

    expect(merged).toEqual({ form: { a: 'x', deep: { b: 'b', c: 'c' } } })
  })

  it('are named by dotted keys', () => {
    expect(textsBeside({ a: { b: 'b' } }, { a: { b: 'x', c: 'c', d: '' }, e: 'e' })).toEqual({
      'a.c': 'c',
      e: 'e',
    })
  })
})
