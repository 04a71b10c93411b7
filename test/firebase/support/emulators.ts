import { createRequire } from 'node:module'
import type { FilePermit, FileQuestion } from './file-decisions.ts'
import { bucket, projectId } from './project.ts'

/** The parts of Google's tools that are used; they come without types. */
interface EmulatorTools {
  EmulatorRegistry: { start: (emulator: object) => Promise<void>; stopAll: () => Promise<void> }
  AuthEmulator: new (options: { projectId: string; host: string; port: number }) => object
  StorageEmulator: new (options: {
    projectId: string
    host: string
    port: number
    rules: { name: string; content: string }
  }) => object
}

/** Starts the emulators of accounts and files. @returns Stops them. */
export async function startEmulators(
  ports: { auth: number; storage: number },
  permit: FilePermit,
): Promise<() => Promise<void>> {
  const { EmulatorRegistry, AuthEmulator, StorageEmulator } = tools()

  // As Google's own, but for the engine of its rules, which is a download of its own: each question goes to `permit`.
  class DecidedStorage extends StorageEmulator {
    createRulesManager() {
      const ruleset = {
        async verify(question: FileQuestion) {
          return { permitted: await permit(question), issues: { exist: () => false, all: [] } }
        },
      }
      return { start: async () => {}, stop: async () => {}, getRuleset: () => ruleset }
    }
    // Assigned after the emulator's own constructor ran.
    _rulesRuntime = { start: async () => {}, stop: async () => {} }
  }

  const host = '127.0.0.1'
  await EmulatorRegistry.start(new AuthEmulator({ projectId, host, port: ports.auth }))
  await EmulatorRegistry.start(
    new DecidedStorage({ projectId, host, port: ports.storage, rules: { name: bucket, content: '' } }),
  )
  return () => EmulatorRegistry.stopAll()
}

function tools(): EmulatorTools {
  const require = createRequire(import.meta.url)
  return {
    ...require('firebase-tools/lib/emulator/registry'),
    ...require('firebase-tools/lib/emulator/auth'),
    ...require('firebase-tools/lib/emulator/storage'),
  }
}
