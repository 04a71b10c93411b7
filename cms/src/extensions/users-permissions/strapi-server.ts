import type { Core } from '@strapi/strapi'
import { applicationActions } from '../../account/applications.ts'
import { deleteActions } from '../../account/delete-account.ts'
import { emailChangeActions, emailConfirmActions } from '../../account/email-change.ts'
import { exportActions } from '../../account/export-account.ts'
import { knownActions } from '../../account/known-accounts.ts'
import { companyActions } from '../../account/own-companies.ts'
import { followActions } from '../../account/own-follows.ts'
import { jobAlertActions } from '../../account/own-job-alerts.ts'
import { newsletterActions } from '../../account/own-newsletters.ts'
import { profileActions } from '../../account/profile.ts'
import { registrationActions as eventActions } from '../../account/registrations.ts'
import { savedItemActions } from '../../account/saved-items.ts'
import { subscriptionActions } from '../../account/subscriptions.ts'
import { activationActions } from '../../sign-in/activation.ts'
import { confirmationActions } from '../../sign-in/confirmation.ts'
import { withSiteAddress } from '../../sign-in/provider-address.ts'
import { withProviderHandle } from '../../sign-in/provider-handle.ts'
import { recoveryActions } from '../../sign-in/recovery.ts'
import { refuseOldTokens } from '../../sign-in/refuse-old-tokens.ts'
import { registrationActions } from '../../sign-in/registration.ts'
import { signInActions } from '../../sign-in/sign-in.ts'
import type { AccountsPlugin, AuthController, StrapiContext, UserController } from './plugin.ts'

/** Extends the users-permissions plugin. */
export default (plugin: AccountsPlugin) => {
  const { auth, user } = plugin.controllers
  const { jwt, providers } = plugin.services
  return {
    ...plugin,
    controllers: {
      ...plugin.controllers,
      auth: (context: StrapiContext) => withOwnSignIn(auth(context), context),
      user: ({ strapi }: StrapiContext) => withOwnAccount(user, strapi),
    },
    services: {
      ...plugin.services,
      jwt: (context: StrapiContext) => refuseOldTokens(jwt(context), context),
      providers: (context: StrapiContext) => withSiteAddress(providers(context), process.env.SITE_URL),
    },
    routes: { ...plugin.routes, 'content-api': withOwnRoutes(plugin.routes['content-api']) },
  }
}

function withOwnSignIn(auth: AuthController, context: StrapiContext) {
  const changed = {
    ...auth,
    ...signInActions(auth, context),
    ...registrationActions(auth, context),
    ...confirmationActions(auth, context),
    ...recoveryActions(auth, context),
    ...activationActions(auth, context),
    ...emailConfirmActions(context.strapi),
  }
  return { ...changed, ...withProviderHandle(changed) }
}

function withOwnAccount(user: UserController, strapi: Core.Strapi) {
  return {
    ...user,
    ...profileActions(user, strapi),
    ...emailChangeActions(strapi),
    ...companyActions(strapi),
    ...knownActions(strapi),
    ...newsletterActions(strapi),
    ...followActions(strapi),
    ...jobAlertActions(strapi),
    ...eventActions(strapi),
    ...applicationActions(strapi),
    ...subscriptionActions(strapi),
    ...savedItemActions(strapi),
    ...exportActions(strapi),
    ...deleteActions(strapi),
  }
}

const limited = ['global::attempt-limit']

const ownRoutes = [
  route('PUT', '/users/me', 'user.updateMe'),
  route('POST', '/users/me/email', 'user.changeEmail', limited),
  route('POST', '/users/me/delete', 'user.deleteMe', limited),
  route('GET', '/users/me/export', 'user.exportMe'),
  route('GET', '/users/me/subscriptions', 'user.subscriptions'),
  route('GET', '/users/me/registrations', 'user.registrations'),
  route('GET', '/users/me/organized-events', 'user.organizedEvents'),
  route('POST', '/users/me/registrations/:documentId/cancel', 'user.cancelRegistration'),
  route('GET', '/users/me/applications', 'user.applications'),
  route('DELETE', '/users/me/applications/:documentId', 'user.withdrawApplication'),
  route('POST', '/users/known', 'user.known'),
  route('PUT', '/users/me/company', 'user.chooseCompany'),
  route('GET', '/users/me/newsletters', 'user.newsletters'),
  route('PUT', '/users/me/newsletters', 'user.chooseNewsletters'),
  route('GET', '/users/me/job-alerts', 'user.jobAlerts'),
  route('POST', '/users/me/job-alerts', 'user.addJobAlert'),
  route('PUT', '/users/me/job-alerts', 'user.changeJobAlert'),
  route('GET', '/users/me/follows', 'user.follows'),
  route('POST', '/users/me/follows', 'user.changeFollows'),
  route('PUT', '/users/me/follows/mail', 'user.mailFollows'),
  route('GET', '/users/me/saved', 'user.saved'),
  route('PUT', '/users/me/saved/:kind/:number', 'user.save'),
  route('DELETE', '/users/me/saved/:kind/:number', 'user.unsave'),
  route('POST', '/auth/activate', 'auth.activate', limited),
  route('POST', '/auth/email-confirmation', 'auth.confirmEmail', limited),
  route('POST', '/auth/renew-reset', 'auth.renewReset', limited),
  route('POST', '/auth/confirm-email-change', 'auth.confirmEmailChange', limited),
]

function route(method: Core.HTTPMethod, path: string, handler: string, middlewares: string[] = []) {
  return { method, path, handler, config: { prefix: '', middlewares } }
}

/** The plugin also counts these by the address in the body: one client could mail any number of people. */
const mailing = new Set(['/auth/local/register', '/auth/forgot-password', '/auth/send-email-confirmation'])

function withOwnLimit<Route extends { path: string; config?: Core.RouteConfig }>(route: Route): Route {
  if (!mailing.has(route.path)) return route
  const { config } = route
  return { ...route, config: { ...config, middlewares: [...limited, ...(config?.middlewares ?? [])] } }
}

/**
 * Puts our routes first, since `/users/:id` would match `me` as an id.
 * @param routes A list, or the function that returns it.
 */
function withOwnRoutes(routes: Core.RouterConfig): Core.RouterConfig {
  const add = (group: Core.RouterInput) => ({
    ...group,
    routes: [...ownRoutes, ...group.routes.map(withOwnLimit)],
  })
  return typeof routes === 'function' ? (context) => add(routes(context)) : add(routes)
}
