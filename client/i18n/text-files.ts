import { mergeTexts, type TextTree } from './texts.ts'

const loaded = new Map<string, Promise<TextTree>>()

/**
 * Loads the text files that a payload names. Returns the same object each time. The worker knows all file names; in the browser, a list of
 * every language and namespace would only add weight.
 * @param files Site paths of modules; later ones win.
 * @throws whatever a dynamic import throws when a file can't be fetched.
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
  const module: { texts: TextTree } = await import(/* @vite-ignore */ file)
  return module.texts
}
