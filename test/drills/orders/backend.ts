import { createServer } from 'node:http'
import { createRequire } from 'node:module'

// The real backend with a control port for the drill: `POST /?ahead=` runs the sweep of payments as if it were so many milliseconds later, and answers
// when it is done; `?reader=&password=` makes an account, once. Started and killed by `killable-strapi.ts`.

const cms = new URL('../../../cms/', import.meta.url).href
// By URL, so that this project doesn't type-check the backend's packages.
await (await import(`${cms}scripts/start-strapi.ts`)).startStrapi()

const require = createRequire(`${cms}dist/package.json`)
const { sweepPayments } = require('./src/payments/sweep.js')
// Strapi registers itself there.
const strapi = Reflect.get(globalThis, 'strapi')

createServer(async (incoming, outgoing) => {
  const query = new URL(incoming.url ?? '/', 'http://127.0.0.1').searchParams
  const [ahead, reader, password] = ['ahead', 'reader', 'password'].map((name) => query.get(name))
  if (ahead) await sweepPayments(strapi, Date.now() + Number(ahead))
  if (reader && password) await makeReader(reader, password)
  outgoing.writeHead(200).end()
}).listen(Number(process.env.DRILL_PORT), '127.0.0.1')

async function makeReader(email: string, password: string): Promise<void> {
  const accounts = strapi.db.query('plugin::users-permissions.user')
  if (await accounts.findOne({ where: { email } })) return
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })
  await strapi
    .plugin('users-permissions')
    .service('user')
    .add({ email, username: email, password, provider: 'local', confirmed: true, role: role.id })
}
