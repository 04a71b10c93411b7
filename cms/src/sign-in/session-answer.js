// @ts-check

/**
 * What the plugin answers who has just signed in: a token and the account without its private fields.
 * @param {import('koa').Context} ctx
 * @param {{ id: number }} user
 */
async function sessionAnswer(ctx, user) {
  const uid = 'plugin::users-permissions.user'
  const stored = await strapi.db.query(uid).findOne({ where: { id: user.id } })
  return ctx.send({
    jwt: strapi.plugin('users-permissions').service('jwt').issue({ id: user.id }),
    user: await strapi.contentAPI.sanitize.output(stored, strapi.getModel(uid), { auth: ctx.state.auth }),
  })
}

module.exports = { sessionAnswer }
