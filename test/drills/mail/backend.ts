import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'

// The real backend, with a door for the drill: `POST /` queues mails, each in a transaction of its own, and answers once they are committed;
// `GET /` shows the outbox. Started and killed by `scene.ts`.

const cms = new URL('../../../cms/', import.meta.url).href
// By its address: its types are those of the backend's own packages.
await (await import(`${cms}scripts/start-strapi.ts`)).startStrapi()

const require = createRequire(`${cms}dist/package.json`)
const { enqueueMail } = require('./src/mail/outbox/enqueue.js')
// Strapi leaves itself there.
const strapi = Reflect.get(globalThis, 'strapi')

createServer(async (incoming, outgoing) => {
  if (incoming.method === 'POST')
    for (const mail of JSON.parse(await text(incoming))) await enqueueMail(strapi, mail)
  const rows =
    incoming.method === 'GET'
      ? await strapi.db.connection('mail_outbox').select('key', 'state', 'repeats', 'reason', 'delivery')
      : null
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows))
}).listen(Number(process.env.DRILL_PORT), '127.0.0.1')
