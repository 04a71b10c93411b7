// @ts-check

const { errors } = require('@strapi/utils')

/**
 * A refusal that the admin panel shows beside the field.
 * @param {string} field
 * @param {string} reason Completes a sentence that starts with the field's name.
 */
function invalidField(field, reason) {
  const message = `${field} ${reason}`
  return new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  })
}

module.exports = { invalidField }
