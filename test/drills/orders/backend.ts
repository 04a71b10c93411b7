import { createServer } from 'node:http'
import { createRequire } from 'node:module'

// The real backend with a control port for the drill: `POST /?ahead=` runs the sweep of payments as if it were so many milliseconds later, and answers
// when it is done. Started and killed by `killable-strapi.ts`.

const cms = new URL('../../../cms/', import.meta.url).href
// By URL, so that this project doesn't type-check the backend's packages.
await (await import(`${cms}scripts/start-strapi.ts`)).startStrapi()

const require = createRequire(`${cms}dist/package.json`)
const { sweepPayments } = require('./src/payments/sweep.js')
// Strapi registers itself there.
const strapi = Reflect.get(globalThis, 'strapi')

createServer(async (incoming, outgoing) => {
  const ahead = new URL(incoming.url ?? '/', 'http://127.0.0.1').searchParams.get('ahead')
  if (ahead) await sweepPayments(strapi, Date.now() + Number(ahead))
  outgoing.writeHead(200).end()
}).listen(Number(process.env.DRILL_PORT), '127.0.0.1')
