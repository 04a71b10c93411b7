import type { Core } from '@strapi/strapi'
import { passwordCost } from '../environment/password-cost.ts'

const userUid = 'plugin::users-permissions.user'

/** Applies the configured bcrypt cost to new passwords; existing hashes stay as they are. */
export function setPasswordCost(strapi: Core.Strapi) {
  const { attributes } = strapi.contentType(userUid)
  Object.assign(attributes, {
    password: { ...attributes.password, encryption: { rounds: passwordCost(process.env.PASSWORD_COST) } },
  })
}
