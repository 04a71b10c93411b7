import type { Core } from '@strapi/strapi'
import { passwordCost } from '../environment/password-cost.ts'

const userUid = 'plugin::users-permissions.user'

/** Has visitors' passwords stored with the cost that the environment asks for; those that are stored already keep theirs. */
export function setPasswordCost(strapi: Core.Strapi) {
  const { attributes } = strapi.contentType(userUid)
  Object.assign(attributes, {
    password: { ...attributes.password, encryption: { rounds: passwordCost(process.env.PASSWORD_COST) } },
  })
}
