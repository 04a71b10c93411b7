import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'

/** The plugin's response after a sign-in: a token and the account without its private fields. */
export async function sessionAnswer(strapi: Core.Strapi, ctx: Context, user: { id: number }) {
  return ctx.send(await sessionOf(strapi, ctx, user))
}

/** The same as a value, for an answer that says more. */
export async function sessionOf(strapi: Core.Strapi, ctx: Pick<Context, 'state'>, user: { id: number }) {
  const uid = 'plugin::users-permissions.user'
  const stored = await strapi.db.query(uid).findOne({ where: { id: user.id } })
  return {
    jwt: strapi.plugin('users-permissions').service('jwt').issue({ id: user.id }),
    user: await strapi.contentAPI.sanitize.output(stored, strapi.getModel(uid), { auth: ctx.state.auth }),
  }
}
