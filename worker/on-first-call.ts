/** An object with only async methods. */
type Calls<Source> = { [Name in keyof Source]: (...given: never[]) => Promise<unknown> }

/** The same calls, whose code is loaded by the first of them: an isolate answers its first reader sooner without what few requests need. */
export function onFirstCall<Source extends Calls<Source>>(load: () => Promise<Source>): Source {
  return new Proxy(Object.create(null), {
    // Whoever awaits the object isn't calling anything.
    get: (_, name: string) => (name === 'then' ? undefined : callOf(load, name as keyof Source)),
  })
}

function callOf<Source extends Calls<Source>>(load: () => Promise<Source>, name: keyof Source) {
  return async (...given: never[]) => (await load())[name](...given)
}
