import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { begin } from './start/begin.ts'
import { say } from './start/status.ts'
import { changedTests } from './test/changed-tests.ts'
import { runVitest } from './test/run-vitest.ts'
import { tallyLine } from './test/tally.ts'

// `npm run test:changed`: the tests of changes since main, or since the argument after `--`.

await begin('npm run test:changed', 'test/.artifacts')
const [base = 'main'] = process.argv.slice(2)
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const filters = changedTests(changed, existsSync)
if (filters.length === 0)
  say(`Nothing that differs from ${base} has tests of its own: \`npm test\` runs all.`)
else {
  say(filters.join('\n'))
  const { tally } = await runVitest(filters)
  say(tallyLine(tally))
  process.exitCode = tally.failed === 0 ? 0 : 1
}
