import type { Core } from '@strapi/strapi'
import { validate as validating } from '@strapi/utils'
import { keeper } from './keeper.ts'

/** More than the site asks for in different ways, with each of the abilities that its callers have. */
const mostPopulates = 1000

/** Refuses what Strapi cannot populate, whoever asks. Its modules are CommonJS, whose functions can be replaced. */
interface PopulateRules {
  validatePopulate: typeof validating.validators.validatePopulate
}

/**
 * With each request Strapi walks through what is to be populated again and again, and through each level once more for every level above it: most
 * of what an article takes. It is mostly what was asked for before, so what was found valid is not looked at again, and what a caller may see of it
 * is kept, by all that it depends on: the content type, what is asked for, and what the caller may do. Behind {@link keepAbilities}.
 */
export function keepPopulates(strapi: Core.Strapi): void {
  const { validate, sanitize } = strapi.contentAPI

  const validateQuery = validate.query
  const validOfCallers = keeper<void>(mostPopulates)
  validate.query = async (query, schema, options) => {
    const { populate, ...rest } = query
    if (!isNested(populate)) return validateQuery(query, schema, options)
    await validateQuery(rest, schema, options)
    await validOfCallers([schema.uid, populate], () => validateQuery({ populate }, schema, options))
  }

  const sanitizeQuery = sanitize.query
  const sanitized = keeper<Record<string, unknown>>(mostPopulates)
  const numberOf = numbering()
  sanitize.query = async (query, schema, options) => {
    const { populate, ...rest } = query
    const ability = abilityOf(options?.auth)
    if (!isNested(populate) || !ability) return sanitizeQuery(query, schema, options)
    const others = await sanitizeQuery(rest, schema, options)
    const kept = await sanitized([schema.uid, populate, numberOf(ability)], () =>
      sanitizeQuery({ populate }, schema, options),
    )
    // Services may change what they are given.
    return { ...others, ...structuredClone(kept) }
  }

  // What our own code asks for has the same shapes each time.
  const rules: PopulateRules = validating.validators
  const { validatePopulate } = rules
  const validOfServices = keeper<unknown>(mostPopulates)
  rules.validatePopulate = (context, populate, includes) => {
    if (!context || !isNested(populate)) return validatePopulate(context, populate, includes)
    const of = [context.schema.uid, populate, includes]
    return validOfServices(of, () => validatePopulate(context, populate, includes))
  }
}

/** Whether it takes walking through: names alone do not. */
function isNested(populate: unknown): populate is object {
  return typeof populate === 'object' && populate !== null
}

/** All that decides what a role, or a token with permissions of its own, may see: the same object for the same permissions. */
function abilityOf(auth: unknown): object | null {
  if (typeof auth !== 'object' || auth === null || !('ability' in auth)) return null
  return typeof auth.ability === 'object' ? auth.ability : null
}

/** Gives each object a number that no other has. */
function numbering(): (object: object) => number {
  const numbers = new WeakMap<object, number>()
  let last = 0
  return (object) => {
    const number = numbers.get(object) ?? ++last
    numbers.set(object, number)
    return number
  }
}
