import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import type { Registrations } from './registrations.ts'

/** The registrations of a request. What asks the backend is loaded by the first call: few requests need it. */
export function registrationsOf(c: Context<AppEnv>): Registrations {
  const calls = async () => (await import('./strapi-registrations.ts')).strapiRegistrationsOf(c)
  return {
    send: async (registration) => (await calls()).send(registration),
    byLink: async (...given) => (await calls()).byLink(...given),
    orderByLink: async (...given) => (await calls()).orderByLink(...given),
    changeByLink: async (...given) => (await calls()).changeByLink(...given),
    cancelByLink: async (code) => (await calls()).cancelByLink(code),
    door: async (code) => (await calls()).door(code),
    attendeesCsv: async (code) => (await calls()).attendeesCsv(code),
    checkIn: async (press) => (await calls()).checkIn(press),
    organized: async (account) => (await calls()).organized(account),
  }
}
