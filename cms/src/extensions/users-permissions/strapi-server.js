// @ts-check

const { authActions, userActions } = require('../../sign-in/account-actions.js')
const { withProviderHandle } = require('../../sign-in/provider-handle.js')
const { refuseOldTokens } = require('../../sign-in/refuse-old-tokens.js')

/** @param {any} plugin Accounts, with what the house adds. */
module.exports = (plugin) => {
  const { auth, user } = plugin.controllers
  const { jwt } = plugin.services

  plugin.controllers.auth = (/** @type {any} */ context) => {
    const own = auth(context)
    const changed = { ...own, ...authActions(own, context) }
    return { ...changed, ...withProviderHandle(changed) }
  }
  Object.assign(user, userActions({ ...user }))
  plugin.services.jwt = (/** @type {any} */ context) => refuseOldTokens(jwt(context), context)

  plugin.routes['content-api'] = withOwnRoute(plugin.routes['content-api'])
  return plugin
}

/** @param {any} routes A list, or the function that makes it. */
function withOwnRoute(routes) {
  const route = { method: 'PUT', path: '/users/me', handler: 'user.updateMe', config: { prefix: '' } }
  const add = (/** @type {any} */ group) => ({ ...group, routes: [route, ...group.routes] })
  return typeof routes === 'function' ? (/** @type {any} */ context) => add(routes(context)) : add(routes)
}
