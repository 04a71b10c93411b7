import { defineConfig } from 'vitest/config'
import { firestoreJar } from './support/firestore-emulator.ts'

// `npm run test:firebase` runs this; `npm test` does not, for what it installs.
export default defineConfig({
  test: {
    name: 'firebase',
    environment: 'node',
    include: firestoreJar() ? ['test/firebase/**/*.test.ts'] : ['test/firebase/*.test.ts'],
    globalSetup: ['test/firebase/setup.ts'],
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    silent: 'passed-only',
  },
})
