// @ts-check

const { grantPermissions } = require('./access/grant-permissions.js')
const { trackPasswords } = require('./access/track-passwords.js')
const { setAccountSettings } = require('./bootstrap/account-settings.js')
const { ensureLocales } = require('./bootstrap/locales.js')
const { ensureOperator } = require('./bootstrap/operator.js')
const { refuseSampleData } = require('./bootstrap/sample-data.js')
const { createCounters } = require('./documents/numbers.js')
const { registerRules } = require('./documents/rules.js')
const { startPublishHook } = require('./hooks/start-publish-hook.js')
const { createAskedMails } = require('./mail/asked-mails.js')
const { grantEditors } = require('./plugins/statistics/server/permission.js')
const { watchActivations } = require('./sign-in/activation.js')
const { registerOidc, setOidcGrant } = require('./sign-in/oidc.js')
const { createDueDays } = require('./statistics/due-days.js')

module.exports = {
  /** Before the plugins start. @param {{ strapi: import('@strapi/types').Core.Strapi }} context */
  register({ strapi }) {
    registerRules(strapi)
    registerOidc(strapi)
  },

  /** Everything here may run again at each start. @param {{ strapi: import('@strapi/types').Core.Strapi }} context */
  async bootstrap({ strapi }) {
    await refuseSampleData(strapi)
    await createCounters(strapi)
    await createDueDays(strapi)
    await createAskedMails(strapi)
    await ensureLocales(strapi)
    await grantPermissions(strapi)
    await setAccountSettings(strapi)
    await setOidcGrant(strapi)
    await ensureOperator(strapi)
    await grantEditors(strapi)
    trackPasswords(strapi)
    watchActivations(strapi)
    if (process.env.SEED_CONTENT === 'on') {
      // Required late: a server without sample content needs none of it.
      const { plant } = require('../seed/plant.js')
      await plant(strapi)
    }
    // Last, so that the site is not told of the sample content entry by entry.
    startPublishHook(strapi)
  },
}
