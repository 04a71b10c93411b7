import { mergeTexts, type TextTree } from './texts.ts'

const loaded = new Map<string, Promise<TextTree>>()

/**
 * Loads the texts that a payload names; asked again, it gives the same object. The worker knows the names of all files: a browser
 * that had to know them as well would carry one for each language and room.
 * @param files Site paths of modules, the later ones winning.
 * @throws whatever a dynamic import throws when a file cannot be fetched.
 */
export function textsFrom(files: readonly string[]): Promise<TextTree> {
  const key = files.join()
  const before = loaded.get(key)
  if (before) return before
  const texts = Promise.all(files.map(textsIn)).then(mergeTexts)
  loaded.set(key, texts)
  texts.catch(() => loaded.delete(key))
  return texts
}

async function textsIn(file: string): Promise<TextTree> {
  const room: { texts: TextTree } = await import(/* @vite-ignore */ file)
  return room.texts
}
