import { isInstalled } from './start/installed.ts'

// The first part of `npm run check`: types are those of the backend too, and without its packages each would be an error.

if (!(await isInstalled('cms'))) {
  process.stderr.write(
    'The packages of the backend are not installed, or are not those of its lock file: run `npm ci --prefix cms` (or `npm start`, which does), then this again.\n',
  )
  process.exitCode = 1
}
