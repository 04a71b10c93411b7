import { type KillableStrapi, startKillableStrapi } from '../killable-strapi.ts'

/** One mail of the drill. */
export interface DrillMail {
  kind: 'known-account' | 'newsletter'
  key: string
  to: string
  locale: string
  values: object
}

/** A row of the outbox. */
export interface DrillRow {
  key: string
  state: string
  repeats: number
  reason: string | null
  delivery: 'answer' | 'mass'
}

/** A backend whose outbox can be filled and read. */
export interface KillableBackend extends KillableStrapi {
  /** @throws Error If the backend ended before it responded. */
  queue: (mails: DrillMail[]) => Promise<void>
  rows: () => Promise<DrillRow[]>
  /** Bytes of its process. @throws Error While it is killed. */
  memory: () => Promise<number>
}

/** Starts it on the database of its folder, `data.db`, or on an empty one. */
export async function startKillableBackend(folder: string, mailPort: number): Promise<KillableBackend> {
  const strapi = await startKillableStrapi({
    folder,
    program: 'test/drills/mail/backend.ts',
    env: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mailPort),
      SMTP_IGNORE_TLS: 'true',
      EDITIONS_CRON: '* * * * * *',
    },
  })
  const { door } = strapi
  return {
    ...strapi,
    async queue(mails) {
      const answer = await fetch(door, { method: 'POST', body: JSON.stringify(mails) })
      if (!answer.ok) throw new Error(`The backend answered ${answer.status}`)
    },
    async memory() {
      return (await (await fetch(`${door}memory`)).json()) as number
    },
    async rows() {
      return (await (await fetch(door)).json()) as DrillRow[]
    },
  }
}
