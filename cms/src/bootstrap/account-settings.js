// @ts-check

/**
 * How accounts work. Stored settings win over code in Strapi, so they are written at each start.
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
  await setMails(store)
}

/** @param {any} store */
async function setMails(store) {
  const email = await store.get({ key: 'email' })
  const from = senderOf(process.env.MAIL_FROM || 'Schakel <redactie@schakel.example>')
  const site = process.env.SITE_URL ?? ''
  email.reset_password.options = {
    from,
    response_email: process.env.MAIL_REPLY_TO || from.email,
    object: 'Nieuw wachtwoord kiezen',
    message:
      '<p>Er is een nieuw wachtwoord aangevraagd voor dit adres. Kies het op de volgende pagina:</p>' +
      '<p><%= URL %>?code=<%= TOKEN %></p>' +
      '<p>De link werkt één uur. Heb je niets aangevraagd, dan hoef je niets te doen.</p>',
  }
  email.email_confirmation.options = {
    from,
    response_email: process.env.MAIL_REPLY_TO || from.email,
    object: 'Bevestig je e-mailadres',
    message:
      '<p>Welkom bij Schakel. Bevestig je e-mailadres op de volgende pagina:</p>' +
      `<p>${site}/email-valideren?confirmation=<%= CODE %></p>` +
      '<p>Heb je geen account gemaakt, dan hoef je niets te doen.</p>',
  }
  await store.set({ key: 'email', value: email })
}

/** @param {string} sender Such as `Schakel <redactie@schakel.example>`. */
function senderOf(sender) {
  const [, name = '', email = sender] = sender.match(/^(.*?)\s*<(.+)>$/) ?? []
  return { name, email }
}

module.exports = { setAccountSettings }
