import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { clientAddress } from '../http/client-address.ts'
import { strapiClientOf } from '../strapi/client.ts'
import type { OwnVacancies } from './own-vacancies.ts'
import { strapiOwnVacancies } from './strapi-own-vacancies.ts'

/** Vacancies of companies for this request. */
export function ownVacanciesOf(c: Context<AppEnv>): OwnVacancies {
  return strapiOwnVacancies(strapiClientOf(c.var.config), clientAddress(c))
}
