import type { Context } from 'hono'
import { isLocale } from '../../client/content/locale.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { checkScript } from './check-script.ts'

const formName = /^[a-z-]{1,32}$/
const themes = ['light', 'dark', 'auto']

/**
 * `GET /api/human-check?form=contact&locale=nl&theme=auto`: the page in a frame in which Cloudflare's widget runs. Cloudflare's scripts run here alone, so
 * no other page opens its policy to them, nor shows them what was typed.
 * @throws SiteError `NotFoundError` where the check is off.
 */
export async function humanCheckPage(c: Context<AppEnv>): Promise<Response> {
  const { turnstile } = c.var.config
  const { form = '', locale = '', theme = '' } = c.req.query()
  if (!turnstile || !formName.test(form) || !isLocale(locale) || !themes.includes(theme))
    throw new SiteError('NotFoundError')
  const { origin, siteKey } = turnstile
  const nonce = crypto.randomUUID()
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin}`,
    // The widget sizes itself; nothing else is on this page.
    "style-src 'unsafe-inline'",
    `connect-src ${origin}`,
    `frame-src ${origin}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return c.html(documentOf({ origin, siteKey, form, locale, theme, nonce }), 200, {
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  })
}

/** None of these holds a character that markup would have to escape. */
function documentOf(
  facts: Record<'origin' | 'siteKey' | 'form' | 'locale' | 'theme' | 'nonce', string>,
): string {
  const { origin, siteKey, form, locale, theme, nonce } = facts
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="color-scheme" content="${theme === 'auto' ? 'light dark' : theme}"><title>Turnstile</title><style>body{margin:0;overflow:hidden}</style></head>
<body data-origin="${origin}" data-key="${siteKey}" data-form="${form}" data-theme="${theme}">
<div id="check"></div>
<script nonce="${nonce}">${checkScript}</script>
</body>
</html>`
}
