import type { Core } from '@strapi/strapi'
import type { NewsletterName } from '../newsletters/sign-ups.ts'

export const runTable = 'edition_runs'
export const recipientTable = 'edition_recipients'

/** `called-off` is final, as `sent` is; an edition without a run is a draft. */
export type RunState = 'planned' | 'sending' | 'sent' | 'called-off'

/** The sending of one edition in one language. Times are in milliseconds since 1970; Postgres returns them as strings. */
export interface Run {
  id: number
  document_id: string
  locale: string
  newsletter: NewsletterName
  state: RunState
  send_at: number | string
  /** The mail, the same for everybody (`mail/outbox/edition-mail.ts`); null until it starts. */
  mail_id: number | null
  /** Whether the edition stands on the site. */
  is_published: boolean | number
  /** Everybody who gets the newsletter, whatever their language. */
  to_all_languages: boolean | number
  /** Ids of sign-ups: looked at until this one, of those that there were when it started. */
  snapshot_after: number
  snapshot_until: number | null
  /** JSON: titles of what was withdrawn before it started. */
  left_out: string
  /** JSON: `SentLink[]`. */
  links: string
  /** JSON: `Figures`, once the mails themselves are deleted. */
  figures: string | null
  /** Why the machine called it off. */
  reason: string | null
  /** Id of the panel's user who planned it. */
  planned_by: number | null
  started_at: number | string | null
  ended_at: number | string | null
}

/** `gone`: unsubscribed in the meantime. `refused`: the address gets no mail. */
type RecipientState = 'waiting' | 'queued' | 'gone' | 'refused'

/** Somebody whom a run mails. */
export interface Recipient {
  id: number
  run_id: number
  address: string
  /** DocumentId of the sign-up, for the links. */
  sign_up: string
  state: RecipientState
}

/** Makes the tables where they are missing. */
export async function createEditionTables(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.connection
  if (!(await rows.schema.hasTable(runTable)))
    await rows.schema.createTable(runTable, (columns) => {
      columns.increments('id')
      columns.string('document_id', 40).notNullable()
      columns.string('locale', 5).notNullable()
      columns.string('newsletter', 20).notNullable()
      columns.string('state', 12).notNullable().index()
      columns.bigInteger('send_at').notNullable()
      columns.integer('mail_id')
      columns.boolean('is_published').notNullable().defaultTo(false)
      columns.boolean('to_all_languages').notNullable().defaultTo(false)
      columns.integer('snapshot_after').notNullable().defaultTo(0)
      columns.integer('snapshot_until')
      columns.text('left_out').notNullable().defaultTo('[]')
      columns.text('links').notNullable().defaultTo('[]')
      columns.text('figures')
      columns.string('reason', 200)
      columns.integer('planned_by')
      columns.bigInteger('started_at')
      columns.bigInteger('ended_at')
      columns.unique(['document_id', 'locale'])
    })
  else if (!(await rows.schema.hasColumn(runTable, 'planned_by')))
    await rows.schema.alterTable(runTable, (columns) => {
      columns.integer('planned_by')
    })
  if (!(await rows.schema.hasTable(recipientTable)))
    await rows.schema.createTable(recipientTable, (columns) => {
      columns.increments('id')
      columns.integer('run_id').notNullable()
      columns.string('address', 254).notNullable().index()
      columns.string('sign_up', 40).notNullable()
      columns.string('state', 10).notNullable()
      // Nobody gets an edition twice.
      columns.unique(['run_id', 'address'])
      columns.index(['run_id', 'state', 'id'])
    })
}

/** Mails of a run that have not left. */
export const openStates = ['queued', 'claimed', 'handed'] as const
