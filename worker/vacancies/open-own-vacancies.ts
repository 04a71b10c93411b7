import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { clientAddress } from '../http/client-address.ts'
import { strapiClientOf } from '../strapi/client.ts'
import type { OwnVacancies } from './own-vacancies.ts'
import { strapiOwnVacancies } from './strapi-own-vacancies.ts'

/** Vacancies of companies for this request. */
export function ownVacanciesOf(c: Context<AppEnv>): OwnVacancies {
  const { config } = c.var
  return strapiOwnVacancies(strapiClientOf(config), {
    clientAddress: clientAddress(c),
    isPaidOnline: config.paymentOrigins.length > 0,
  })
}
