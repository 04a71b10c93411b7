import * as v from 'valibot'
import { promptNames } from '../../client/content/prompt.ts'
import { switchPrompts } from '../render/prompts-off.ts'
import { StrapiError } from '../strapi-error.ts'
import type { ReadBackend } from './backend.ts'

const Found = v.object({ data: v.object(v.entriesFromList(promptNames, v.nullish(v.boolean()))) })

/** Reads which prompts the editors switched off, and writes it to KV. All are on until they first save the setting. */
export async function followPrompts(kv: KVNamespace, read: ReadBackend): Promise<void> {
  const { data } = await read('/prompt', {}).then(
    (answer) => v.parse(Found, answer),
    (failure: unknown) => {
      if (failure instanceof StrapiError && failure.status === 404) return { data: {} }
      throw failure
    },
  )
  await switchPrompts(kv, data)
}
