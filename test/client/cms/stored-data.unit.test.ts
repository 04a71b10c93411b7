import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { loadTexts } from '../../../client/i18n/dictionary.ts'
import { createTranslator } from '../../../client/i18n/translator.ts'
import { impersonalBindings, type StoredData, storedData } from '../../../cms/src/privacy/stored-data.ts'
import { storedDataTables } from '../../../worker/privacy/stored-data-tables.ts'

it('says of every store that the worker is bound to what of readers is in it', async () => {
  const settings = await readFile('wrangler.toml', 'utf8')
  const blocks = settings.split(/^(?=\[)/m)
  const stores = blocks.flatMap((block) => {
    const isObject = block.startsWith('[[durable_objects.bindings]]')
    const [, name] = (isObject ? /^name = "(\w+)"/m : /^binding = "(\w+)"/m).exec(block) ?? []
    return name ? [name] : []
  })
  const entries: readonly StoredData[] = Object.values(storedData)
  const named = [...impersonalBindings, ...entries.flatMap(({ bindings = [] }) => bindings)]

  expect(stores.length).toBeGreaterThan(5)
  expect(stores.filter((store) => !named.includes(store))).toEqual([])
})

it.each(['nl', 'en', 'de'] as const)(
  'has words for all that is stored, without a gap: %s',
  async (locale) => {
    const t = createTranslator(locale, await loadTexts(locale, ['privacy']))
    const cells = Object.values(storedDataTables).flatMap((make) => {
      const { header, rows } = make(t, null, { checksHumans: true })
      return [...header, ...rows.flat()]
    })

    // A key without a text shows itself, and a placeholder without a value leaves two spaces.
    expect(cells.filter((cell) => !cell || /privacy\.|\{\{|\s\s|undefined/.test(cell))).toEqual([])
  },
)
