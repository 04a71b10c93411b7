import { z } from 'zod'
import { controlCharacters } from '../access/valid-input.ts'
import { oldestAccepted } from './retention.ts'

const maxEvents = 1000
/** Clocks of two machines differ. */
const mayBeAheadMs = 3_600_000

/** @param max Characters. */
function text(max: number) {
  return z
    .string()
    .min(1)
    .max(max)
    .refine((value) => !controlCharacters.test(value), 'holds characters that text cannot have')
}

const optional = (schema: z.ZodString) => schema.nullish().transform((value) => value ?? null)

const at = z.iso
  .datetime({ offset: true })
  .transform((instant) => new Date(instant))
  .refine((instant) => instant.getTime() <= Date.now() + mayBeAheadMs, 'has not come yet')
  .refine((instant) => instant >= oldestAccepted(), 'is older than what is kept')

// Unknown keys are dropped: during an update the worker may be newer than this server.
const Event = z.object({
  eventId: text(64),
  eventType: text(40),
  url: optional(text(255)),
  routeName: optional(text(64)),
  entryId: optional(text(255)),
  session: optional(text(64)),
  language: optional(text(5)),
  referrerHost: optional(text(255)),
  device: z.enum(['mobile', 'tablet', 'desktop', 'unknown']).catch('unknown'),
  country: optional(text(2)),
  source: optional(text(255)),
  medium: optional(text(255)),
  campaign: optional(text(255)),
  // What an `Impression` was of, such as `vacancy/5001`.
  listed: z.array(text(120)).max(100).optional().default([]),
  // From an address that sent more than readers do.
  isSuspect: z.boolean().optional().default(false),
  at,
})

/** Events the worker dropped by day and type, because its buffer was full. */
const Dropped = z.object({
  day: z.iso.date(),
  eventType: text(40),
  count: z.int().positive().max(1_000_000_000),
})

/** One batch from the worker. A single invalid event refuses the whole batch. */
export const Batch = z.object({
  data: z.object({
    batchId: text(64),
    events: z.array(Event).max(maxEvents),
    dropped: z.array(Dropped).max(maxEvents).optional().default([]),
  }),
})

export type StatisticBatch = z.output<typeof Batch>['data']

export type StatisticEvent = z.output<typeof Event>
