// @ts-check

/**
 * What the plugin keeps of them, as far as the house reads it.
 * @typedef {{ allow_register?: boolean, email_confirmation_redirection?: string }} AccountSettings
 */

/**
 * How accounts work. Stored settings win over code in Strapi, so they are written at each start. The mails are not the
 * plugin's (`src/mail/`): its templates know one language and no text part.
 * @param {import('@strapi/types').Core.Strapi} strapi
 */
async function setAccountSettings(strapi) {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
  const site = process.env.SITE_URL ?? ''
  const advanced = await store.get({ key: 'advanced' })
  await store.set({
    key: 'advanced',
    value: {
      .../** @type {object} */ (advanced),
      unique_email: true,
      allow_register: true,
      email_confirmation: true,
      email_reset_password: `${site}/wachtwoord-reset`,
      email_confirmation_redirection: `${site}/email-valideren?ok=1`,
      default_role: 'authenticated',
    },
  })
}

module.exports = { setAccountSettings }
