import { errors } from '@strapi/utils'
import { hashOf, newCode } from '../access/code.ts'
import { isSameText } from '../access/signing.ts'
import type { Grant, VisitorContext } from '../account/account.ts'
import type { AuthController } from '../extensions/users-permissions/plugin.ts'

const lifeMs = 120_000

/**
 * Lets the site finish a social sign-in with `?access_token=`, as its contract says, without exposing the provider's token to the browser:
 * the parameter is a handle for one use within two minutes, worthless without the session cookie.
 * @param auth The plugin's controller.
 * @returns The two actions that differ.
 */
export function withProviderHandle(auth: AuthController): Pick<AuthController, 'callback' | 'connect'> {
  return {
    async connect(ctx: VisitorContext, next: () => Promise<void>) {
      await auth.connect(ctx, next)
      const { session } = ctx
      const response = session?.grant?.response
      if (!ctx.path.endsWith('/callback') || ctx.status !== 302 || !session || !response) return
      const provider = ctx.path.split('/').at(-2) ?? ''
      const { code: handle, hash } = newCode()
      session.grant = { response, provider, handle: hash, expiresAt: Date.now() + lifeMs }
      const target = new URL(ctx.response.get('location'))
      target.searchParams.set('provider', provider)
      target.searchParams.set('access_token', handle)
      ctx.redirect(target.href)
    },

    async callback(ctx: VisitorContext) {
      if (!ctx.params.provider || ctx.params.provider === 'local') return auth.callback(ctx)
      const refusal = new errors.ApplicationError(
        'OAuth authentication requires a completed provider session',
      )
      // A site may call without a handle first; the session then waits for the call that has it.
      if (ctx.query.access_token === undefined) throw refusal
      const grant = ctx.session?.grant
      // Works once, whatever the outcome.
      ctx.session = null
      if (!grant || !isValid(grant, ctx.params.provider, ctx.query.access_token)) throw refusal
      return auth.callback(withSession(ctx, { grant: { response: grant.response } }))
    },
  }
}

function isValid(grant: Grant, provider: string, handle: unknown) {
  if (!grant.handle || !grant.expiresAt || grant.provider !== provider || typeof handle !== 'string')
    return false
  return Date.now() < grant.expiresAt && isSameText(hashOf(handle), grant.handle)
}

/** The same request with another session, since its own is already cleared. */
function withSession(ctx: VisitorContext, session: object) {
  return Object.create(ctx, { session: { value: session } })
}
