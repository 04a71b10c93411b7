import type { FormHandler } from './form-handler.ts'

/** The handler of a form; undefined for a name that none has. All are loaded with the first form, so that pages start without them. */
export async function loadHandler(name: string): Promise<FormHandler | undefined> {
  const { handlerOf } = await import('../form-handlers.ts')
  return handlerOf(name)
}
