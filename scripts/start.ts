import { localState } from './seed/fill-stores.ts'
import { runSite } from './site/run-site.ts'
import { build } from './start/build.ts'
import { openLog } from './start/logs.ts'
import { runProduct } from './start/product.ts'

// `npm start`: the product as it is deployed, built and run in workerd.

await runProduct({
  command: 'npm start',
  defaultPort: 8787,
  prepare: build,
  serve(port, variables) {
    const log = openLog('site')
    return runSite({ port, state: localState, variables, onLog: (line) => log.write(`${line}\n`) })
  },
})
