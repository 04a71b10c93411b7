import { keepQuiet } from './quiet.ts'
import { installBackend } from './start/backend.ts'
import { MendableError } from './start/failure.ts'
import { say } from './start/status.ts'
import { stopInOrder } from './start/stop.ts'
import { runVitest } from './test/run-vitest.ts'
import { tallyLine } from './test/tally.ts'

// `DATABASE_URL=postgres://… npm run test:postgres`: the contract tests, with Strapi on PostgreSQL instead of SQLite.
// The database is filled with the sample content; use a separate one.

stopInOrder()
if (!process.env.DATABASE_URL)
  throw new MendableError(
    'Set DATABASE_URL to an empty PostgreSQL database, such as postgres://user:password@localhost/schakel_test',
  )

keepQuiet()
await installBackend()
const { tally } = await runVitest(['test/contract'])
say('')
say(tallyLine(tally))
process.exitCode = tally.failed === 0 ? 0 : 1
