import type { Core } from '@strapi/strapi'
import type { Next } from 'koa'
import type { AccountContext, VisitorContext } from '../../account/account.ts'

/** What Strapi hands to whatever is made when it starts. */
export interface StrapiContext {
  strapi: Core.Strapi
}

/** The plugin's actions of signing in, as far as the house calls them. */
export interface AuthController {
  callback(ctx: VisitorContext): Promise<unknown>
  changePassword(ctx: VisitorContext): Promise<unknown>
  connect(ctx: VisitorContext, next: Next): Promise<unknown>
}

/** The plugin's actions on accounts, as far as the house calls them. */
export interface UserController {
  me(ctx: AccountContext): Promise<unknown>
}

/** The plugin's service of tokens. */
export interface JwtService {
  issue(claims: Record<string, unknown>, options?: Record<string, unknown>): string
  /** Rejects what is no token, or one that has expired. */
  verify(token: string): Promise<{ id: number /** Seconds since 1970. */; iat: number }>
}

/** The plugin's service of social sign-in. */
export interface ProvidersService {
  buildRedirectUri(provider?: string): string
}

/** The plugin before it starts. Strapi's own type has controllers and services that are made already. */
export interface AccountsPlugin {
  controllers: { auth(context: StrapiContext): AuthController; user: UserController }
  services: {
    jwt(context: StrapiContext): JwtService
    providers(context: StrapiContext): ProvidersService
  }
  routes: { 'content-api': Core.RouterConfig }
}
