// @ts-check

/** Content that the worker reads. Nobody else reads anything: visitors talk to the worker. */
const readableTypes = [
  'content',
  'page',
  'event',
  'vacancy',
  'partner',
  'product',
  'magazine',
  'tag',
  'author',
  'category',
  'redirect',
  'campaign-link',
]

/** What the worker's token may do. */
const workerActions = [
  ...readableTypes.flatMap((type) => [`api::${type}.${type}.find`, `api::${type}.${type}.findOne`]),
  'api::tag.tag.index',
  'api::partner.partner.index',
  'api::redirect.redirect.lookup',
]

/** What the roles of visitors may do. Types that hold personal data appear in neither. */
const roleActions = {
  public: [
    'callback',
    'connect',
    'emailConfirmation',
    'forgotPassword',
    'register',
    'resetPassword',
    'sendEmailConfirmation',
  ].map((action) => `plugin::users-permissions.auth.${action}`),
  authenticated: [
    'plugin::users-permissions.auth.changePassword',
    'plugin::users-permissions.user.me',
    'plugin::users-permissions.user.updateMe',
  ],
}

module.exports = { roleActions, workerActions }
