import type { Core } from '@strapi/strapi'

/** The plugin's stored settings, as far as they are read here. */
export type AccountSettings = { allow_register?: boolean; email_confirmation_redirection?: string }

/**
 * Account settings. In Strapi stored settings override code, so they are written at each start. The plugin's mails aren't used (`src/mail/`
 * replaces them): its templates support one language and no text part.
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
