import type { Context } from 'hono'
import * as v from 'valibot'
import type { FormValues } from '../../client/forms/answer.ts'
import { conditionsForm } from '../../client/vacancies/conditions-form.ts'
import type { PostingFormName } from '../../client/vacancies/form-names.ts'
import { roleForm } from '../../client/vacancies/role-form.ts'
import { textForm } from '../../client/vacancies/text-form.ts'
import { ownVacanciesOf } from '../backend-calls.ts'
import { TypedValues } from '../drafts/typed-values.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { readJson } from '../http/json-body.ts'
import { StrapiError } from '../strapi-error.ts'
import type { Unfinished, VacancyInput } from '../vacancies/own-vacancies.ts'
import { conditionsInput, roleInput, textInput } from './form-input.ts'
import { partedValues } from './parted-values.ts'

/** A text that is far too long is kept as well, until it is shortened. */
const maxBytes = 256 * 1024

const Typed = v.object({
  form: v.picklist([roleForm.name, conditionsForm.name, textForm.name]),
  values: TypedValues,
})

/**
 * `PUT /api/own-vacancies/{number}` → 204: what somebody has typed into a step so far, also if it is not valid yet.
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

/** @returns All that was typed: what is fine by itself as fields, the rest as it is. */
function inputOf(form: PostingFormName, values: FormValues): VacancyInput & { unfinished: Unfinished } {
  switch (form) {
    case 'vacancy-role': {
      const { fine, unfinished } = partedValues(roleForm.schema.entries, values)
      return { ...roleInput(fine), unfinished: { form, values: unfinished } }
    }
    case 'vacancy-conditions': {
      const { fine, unfinished } = partedValues(conditionsForm.schema.entries, values)
      return { ...conditionsInput(fine), unfinished: { form, values: unfinished } }
    }
    case 'vacancy-text': {
      const { fine, unfinished } = partedValues(textForm.schema.entries, values)
      return { ...textInput(fine), unfinished: { form, values: unfinished } }
    }
  }
}
