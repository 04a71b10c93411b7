import { defineMail } from '../define-mail.ts'

/** Strapi's own mails to editors about their panel accounts. In one language. */
export const panelMessage = defineMail({
  label: 'Bericht van Strapi',
  delivery: 'answer',
  hours: 24,
  example: {
    subject: 'Reset password',
    text: 'We heard that you lost your password.\n\nhttps://panel.schakel.example/admin/auth/reset-password?code=voorbeeld',
  },
  nl: ({ subject, text }) => ({ subject, parts: text.split(/\n\s*\n/) }),
  en: ({ subject, text }) => ({ subject, parts: text.split(/\n\s*\n/) }),
  de: ({ subject, text }) => ({ subject, parts: text.split(/\n\s*\n/) }),
})
