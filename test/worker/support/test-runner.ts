import { TestRunner } from 'vitest'

/** The parts of Vite's module runner that we use. */
interface ModuleRunner {
  evaluatedModules: { getModuleByUrl(url: string): { meta?: object } | undefined }
  cachedModule(url: string, importer?: string): Promise<object>
}

/**
 * Knows what has been loaded. Vite's module runner asks Vite each time a module is imported, and requests that import
 * the same one at once share that question. In workerd a request then goes on in the context of another, where all its
 * I/O fails: now and then, and the run never ends.
 */
export default class LoadedOnce extends TestRunner {
  override importFile(...args: Parameters<TestRunner['importFile']>): unknown {
    const runner: ModuleRunner = Reflect.get(this, 'moduleRunner')
    if (!Object.hasOwn(runner, 'cachedModule')) {
      const ask = runner.cachedModule.bind(runner)
      runner.cachedModule = async (url, importer) => {
        const known = runner.evaluatedModules.getModuleByUrl(url)
        return known?.meta ? known : ask(url, importer)
      }
    }
    return super.importFile(...args)
  }
}
