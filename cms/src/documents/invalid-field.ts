import { errors } from '@strapi/utils'

/**
 * A validation error that the admin panel shows next to the field.
 * @param reason Completes a sentence that starts with the field's name.
 */
export function invalidField(field: string, reason: string) {
  const message = `${field} ${reason}`
  return new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  })
}
