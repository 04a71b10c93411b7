import { existsSync } from 'node:fs'
import { firestoreJar } from '../test/firebase/support/firestore-emulator.ts'
import { keepQuiet } from './quiet.ts'
import { installBackend } from './start/backend.ts'
import { runProgram } from './start/run.ts'
import { say } from './start/status.ts'
import { runVitest } from './test/run-vitest.ts'
import { tallyLine } from './test/tally.ts'

// `npm run test:firebase`: the site with Google's emulators of accounts, documents and files. Arguments after `--` go
// to Vitest.

const folder = 'test/firebase'

keepQuiet()
await installBackend()
if (!existsSync(`${folder}/node_modules/firebase-tools`)) {
  say('Firebase  installing Google’s emulators, once (about a minute, 270 MB)')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  await runProgram('Installing the emulators', npm, ['ci'], { cwd: folder })
}
if (!firestoreJar())
  say(
    'Firebase  LEFT OUT: documents and the rules of documents and files. They need Google’s emulator of Firestore (package\n' +
      '          google-cloud-cli-firestore-emulator, Java 17), or its jar in FIRESTORE_EMULATOR_JAR. Files are decided by their owner alone.',
  )
const { tally } = await runVitest(['--config', `${folder}/vitest.config.ts`, ...process.argv.slice(2)])
say('')
say(tallyLine(tally))
process.exitCode = tally.failed === 0 ? 0 : 1
