import { build } from './start/build.ts'

// Part of `npm run check`, whose budgets are those of a build: nothing is built that is still as the sources say.

await build()
