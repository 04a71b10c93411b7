/** Content that the worker may read. Nobody else reads anything: visitors talk to the worker. */
const readableTypes = [
  'content',
  'page',
  'event',
  'vacancy',
  'partner',
  'product',
  'magazine',
  'edition',
  'tag',
  'author',
  'category',
  'redirect',
  'campaign-link',
]

/** What the worker's token may do. */
export const workerActions = [
  ...readableTypes.flatMap((type) => [`api::${type}.${type}.find`, `api::${type}.${type}.findOne`]),
  'api::redirect.redirect.countHits',
  'api::redirect.redirect.lookup',
  'api::invitation.invitation.byToken',
  'api::invitation.invitation.register',
  'api::statistic.statistic.collect',
  'api::contact-message.contact-message.receive',
  'api::file-record.file-record.known',
  'api::lead.lead.receive',
  'api::vacancy-report.vacancy-report.receive',
  ...['receive', 'byLink', 'withdrawByLink', 'due', 'deleteDue'].map(
    (action) => `api::application.application.${action}`,
  ),
  ...['byCode', 'start', 'news'].map((action) => `api::payment.payment.${action}`),
  ...['options', 'order', 'byLink'].map((action) => `api::issue.issue.${action}`),
  ...['receive', 'byLink', 'orderByLink', 'changeByLink', 'cancelByLink'].map(
    (action) => `api::registration.registration.${action}`,
  ),
  'plugin::users-permissions.user.known',
  ...['subscribe', 'confirm', 'refuse', 'preferences', 'choose', 'unsubscribe'].map(
    (action) => `api::newsletter-signup.newsletter-signup.${action}`,
  ),
  // What strangers do, who have no account yet.
  ...['options', 'request', 'requested', 'confirm'].map(
    (action) => `api::subscription.subscription.${action}`,
  ),
  ...['byLink', 'actByLink', 'invoiceByLink', 'mailLink', 'withdraw', 'seat'].map(
    (action) => `api::subscription.managed.${action}`,
  ),
  ...['receive', 'confirm', 'byLink', 'changeByLink', 'endByLink', 'due', 'tell'].map(
    (action) => `api::job-alert.job-alert.${action}`,
  ),
]

/** What the roles of visitors may do. For types with personal data, only calls that return the caller's own. */
export const roleActions = {
  public: [
    'activate',
    'callback',
    'confirmEmail',
    'confirmEmailChange',
    'connect',
    'emailConfirmation',
    'forgotPassword',
    'register',
    'renewReset',
    'resetPassword',
    'sendEmailConfirmation',
  ].map((action) => `plugin::users-permissions.auth.${action}`),
  authenticated: [
    'plugin::users-permissions.auth.changePassword',
    ...[
      'me',
      'updateMe',
      'changeEmail',
      'deleteMe',
      'exportMe',
      'subscriptions',
      'registrations',
      'cancelRegistration',
      'applications',
      'withdrawApplication',
      'chooseCompany',
      'newsletters',
      'chooseNewsletters',
      'jobAlerts',
      'addJobAlert',
      'changeJobAlert',
      'follows',
      'changeFollows',
      'mailFollows',
      'saved',
      'save',
      'unsave',
    ].map((action) => `plugin::users-permissions.user.${action}`),
    ...['accept', 'ofCompany', 'invite', 'revoke'].map((action) => `api::invitation.invitation.${action}`),
    ...['members', 'setRole', 'leave'].map((action) => `api::membership.membership.${action}`),
    ...['ofVacancy', 'change', 'answer', 'cv'].map((action) => `api::application.application.${action}`),
    ...[
      ...['ownList', 'createOwn', 'readOwn', 'saveOwn', 'discardOwn', 'copyOwn', 'submitOwn'],
      ...['stepOwn', 'renewOwn'],
    ].map((action) => `api::vacancy.vacancy.${action}`),
    ...[
      'ownClaim',
      'claim',
      'confirmClaim',
      'make',
      'profile',
      'saveProfile',
      'submitProfile',
      'discardProfile',
      'picture',
      'savePicture',
      'removePicture',
      'leaveOutPicture',
    ].map((action) => `api::company.company.${action}`),
    ...['paymentOptions', 'list', 'place', 'credits', 'invoices', 'invoice'].map(
      (action) => `api::order.order.${action}`,
    ),
    ...['options', 'order'].map((action) => `api::subscription.subscription.${action}`),
    ...['options', 'order', 'own'].map((action) => `api::issue.issue.${action}`),
    ...['own', 'actOwn', 'invoiceOwn', 'acceptSeat'].map((action) => `api::subscription.managed.${action}`),
  ],
}
