import type { Core } from '@strapi/strapi'

/** What the plugin keeps of them, as far as the house reads it. */
export type AccountSettings = { allow_register?: boolean; email_confirmation_redirection?: string }

/**
 * How accounts work. Stored settings win over code in Strapi, so they are written at each start. The mails are not the
 * plugin's (`src/mail/`): its templates know one language and no text part.
 */
export async function setAccountSettings(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
  const site = process.env.SITE_URL ?? ''
  const advanced = await store.get({ key: 'advanced' })
  await store.set({
    key: 'advanced',
    value: {
      ...(advanced as object),
      unique_email: true,
      allow_register: true,
      email_confirmation: true,
      email_reset_password: `${site}/wachtwoord-reset`,
      email_confirmation_redirection: `${site}/email-valideren?ok=1`,
      default_role: 'authenticated',
    },
  })
}
