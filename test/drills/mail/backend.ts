import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'

// The real backend with a control port for the drill: `POST /` enqueues mails, each in its own transaction, and responds after the commit; `GET /`
// returns the outbox, `GET /memory` the bytes of its process. Started and killed by `killable-backend.ts`.

const cms = new URL('../../../cms/', import.meta.url).href
// By URL, so that this project doesn't type-check the backend's packages.
await (await import(`${cms}scripts/start-strapi.ts`)).startStrapi()

const require = createRequire(`${cms}dist/package.json`)
const { enqueueMail } = require('./src/mail/outbox/enqueue.js')
// Strapi registers itself there.
const strapi = Reflect.get(globalThis, 'strapi')

createServer(async (incoming, outgoing) => {
  if (incoming.method === 'POST')
    for (const mail of JSON.parse(await text(incoming))) await enqueueMail(strapi, mail)
  if (incoming.url === '/memory') {
    outgoing.end(JSON.stringify(process.memoryUsage().rss))
    return
  }
  const rows =
    incoming.method === 'GET'
      ? await strapi.db.connection('mail_outbox').select('key', 'state', 'repeats', 'reason', 'delivery')
      : null
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows))
}).listen(Number(process.env.DRILL_PORT), '127.0.0.1')
