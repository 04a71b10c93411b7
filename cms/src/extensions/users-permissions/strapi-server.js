// @ts-check

const { deleteActions } = require('../../account/delete-account.js')
const { emailChangeActions, emailConfirmActions } = require('../../account/email-change.js')
const { exportActions } = require('../../account/export-account.js')
const { newsletterActions } = require('../../account/own-newsletters.js')
const { profileActions } = require('../../account/profile.js')
const { registrationActions: eventActions } = require('../../account/registrations.js')
const { savedItemActions } = require('../../account/saved-items.js')
const { subscriptionActions } = require('../../account/subscriptions.js')
const { activationActions } = require('../../sign-in/activation.js')
const { confirmationActions } = require('../../sign-in/confirmation.js')
const { withSiteAddress } = require('../../sign-in/provider-address.js')
const { withProviderHandle } = require('../../sign-in/provider-handle.js')
const { recoveryActions } = require('../../sign-in/recovery.js')
const { refuseOldTokens } = require('../../sign-in/refuse-old-tokens.js')
const { registrationActions } = require('../../sign-in/registration.js')
const { signInActions } = require('../../sign-in/sign-in.js')

const signInRooms = [
  signInActions,
  registrationActions,
  confirmationActions,
  recoveryActions,
  activationActions,
  emailConfirmActions,
]

/** @typedef {import('./plugin.js').AccountsPlugin} AccountsPlugin */

/** Accounts, with what the house adds. @param {AccountsPlugin} plugin */
module.exports = (plugin) => {
  const { auth, user } = plugin.controllers
  const { jwt, providers } = plugin.services

  plugin.controllers.auth = (context) => {
    const own = auth(context)
    const changed = Object.assign({ ...own }, ...signInRooms.map((room) => room(own, context)))
    return { ...changed, ...withProviderHandle(changed) }
  }
  Object.assign(
    user,
    profileActions({ ...user }),
    emailChangeActions(),
    newsletterActions(),
    eventActions(),
    subscriptionActions(),
    savedItemActions(),
    exportActions(),
    deleteActions(),
  )
  plugin.services.providers = (context) => withSiteAddress(providers(context), process.env.SITE_URL)
  plugin.services.jwt = (context) => refuseOldTokens(jwt(context), context)

  plugin.routes['content-api'] = withOwnRoutes(plugin.routes['content-api'])
  return plugin
}

const limited = ['global::attempt-limit']

const ownRoutes = [
  route('PUT', '/users/me', 'user.updateMe'),
  route('POST', '/users/me/email', 'user.changeEmail', limited),
  route('POST', '/users/me/delete', 'user.deleteMe', limited),
  route('GET', '/users/me/export', 'user.exportMe'),
  route('GET', '/users/me/subscriptions', 'user.subscriptions'),
  route('GET', '/users/me/registrations', 'user.registrations'),
  route('POST', '/users/me/registrations/:documentId/cancel', 'user.cancelRegistration'),
  route('GET', '/users/me/newsletters', 'user.newsletters'),
  route('PUT', '/users/me/newsletters', 'user.chooseNewsletters'),
  route('GET', '/users/me/saved', 'user.saved'),
  route('PUT', '/users/me/saved/:kind/:number', 'user.save'),
  route('DELETE', '/users/me/saved/:kind/:number', 'user.unsave'),
  route('POST', '/auth/activate', 'auth.activate', limited),
  route('POST', '/auth/email-confirmation', 'auth.confirmEmail', limited),
  route('POST', '/auth/renew-reset', 'auth.renewReset', limited),
  route('POST', '/auth/confirm-email-change', 'auth.confirmEmailChange', limited),
]

/**
 * @param {import('@strapi/types').Core.HTTPMethod} method
 * @param {string} path
 * @param {string} handler
 * @param {string[]} [middlewares]
 */
function route(method, path, handler, middlewares = []) {
  return { method, path, handler, config: { prefix: '', middlewares } }
}

/** The plugin counts these by the address that is written to as well: one client could write to any number of people. */
const mailing = new Set(['/auth/local/register', '/auth/forgot-password', '/auth/send-email-confirmation'])

/** @template {{ path: string, config?: import('@strapi/types').Core.RouteConfig }} Route @param {Route} route @returns {Route} */
function withOwnLimit(route) {
  if (!mailing.has(route.path)) return route
  const { config } = route
  return { ...route, config: { ...config, middlewares: [...limited, ...(config?.middlewares ?? [])] } }
}

/**
 * First, since `/users/:id` would take `me` for an id.
 * @param {import('@strapi/types').Core.RouterConfig} routes A list, or the function that makes it.
 * @returns {import('@strapi/types').Core.RouterConfig}
 */
function withOwnRoutes(routes) {
  const add = (/** @type {import('@strapi/types').Core.RouterInput} */ group) => ({
    ...group,
    routes: [...ownRoutes, ...group.routes.map(withOwnLimit)],
  })
  return typeof routes === 'function' ? (context) => add(routes(context)) : add(routes)
}
