import type { Context } from 'hono'
import * as v from 'valibot'
import { conditionsForm } from '../../client/vacancies/conditions-form.ts'
import { roleForm } from '../../client/vacancies/role-form.ts'
import { textForm } from '../../client/vacancies/text-form.ts'
import { ownVacanciesOf } from '../backend-calls.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { readJson } from '../http/json-body.ts'
import { StrapiError } from '../strapi-error.ts'
import type { VacancyInput } from '../vacancies/own-vacancies.ts'
import { conditionsInput, roleInput, textInput } from './form-input.ts'
import { validParts } from './valid-parts.ts'

const maxBytes = 100_000

const Typed = v.object({
  form: v.picklist([roleForm.name, conditionsForm.name, textForm.name]),
  values: v.record(v.string(), v.unknown()),
})

/**
 * `PUT /api/own-vacancies/{number}` → 204: what somebody has typed into a step so far, as far as it is valid.
 * @throws SiteError `UnauthorizedError`; `NotFoundError` for a vacancy that isn't the reader's; `BadRequestError`.
 */
export async function autosaveVacancy(c: Context<AppEnv>): Promise<Response> {
  const { visitor } = c.var
  if (!visitor.signedIn) throw new SiteError('UnauthorizedError')
  const number = Number(/^[1-9]\d{0,8}$/.exec(c.req.param('number') ?? '')?.[0])
  if (!number) throw new SiteError('NotFoundError')
  const { form, values } = await readJson(c, Typed, maxBytes)
  try {
    await ownVacanciesOf(c).save(visitor.token, number, inputOf(form, values))
  } catch (cause) {
    if (!(cause instanceof StrapiError)) throw cause
    if (cause.isOutage) throw new SiteError('UnavailableError', {}, { cause })
    if (cause.status === 401) throw new SiteError('UnauthorizedError', {}, { cause })
    if (cause.status === 404) throw new SiteError('NotFoundError', {}, { cause })
    throw new SiteError('BadRequestError', {}, { cause })
  }
  return c.body(null, 204)
}

function inputOf(form: v.InferOutput<typeof Typed>['form'], values: Record<string, unknown>): VacancyInput {
  switch (form) {
    case 'vacancy-role':
      return roleInput(validParts(roleForm.schema.entries, values))
    case 'vacancy-conditions':
      return conditionsInput(withoutReversed(validParts(conditionsForm.schema.entries, values)))
    case 'vacancy-text':
      return textInput(validParts(textForm.schema.entries, values))
  }
}

const ranges = [
  ['hoursMin', 'hoursMax'],
  ['salaryMin', 'salaryMax'],
  ['startsOn', 'closesOn'],
] as const

/** Without ranges that are the wrong way round: the backend refuses them, and with them all the rest. */
function withoutReversed<Parts extends Partial<Record<(typeof ranges)[number][number], unknown>>>(
  parts: Parts,
): Partial<Parts> {
  const left: Partial<Parts> = { ...parts }
  for (const [from, to] of ranges) {
    if (!isReversed(parts[from], parts[to])) continue
    delete left[from]
    delete left[to]
  }
  return left
}

/** Amounts, or days as ISO 8601; one that is missing has no order. */
function isReversed(from: unknown, to: unknown): boolean {
  if (typeof from === 'number' && typeof to === 'number') return from > to
  return typeof from === 'string' && typeof to === 'string' && to !== '' && from > to
}
