import type { Core } from '@strapi/strapi'
import type { Next } from 'koa'
import type { AccountContext, VisitorContext } from '../../account/account.ts'

/** What Strapi passes to factories at start. */
export interface StrapiContext {
  strapi: Core.Strapi
}

/** The plugin's sign-in actions, as far as they are called here. */
export interface AuthController {
  callback(ctx: VisitorContext): Promise<unknown>
  changePassword(ctx: VisitorContext): Promise<unknown>
  connect(ctx: VisitorContext, next: Next): Promise<unknown>
}

/** The plugin's account actions, as far as they are called here. */
export interface UserController {
  me(ctx: AccountContext): Promise<unknown>
}

/** The plugin's token service. */
export interface JwtService {
  issue(claims: Record<string, unknown>, options?: Record<string, unknown>): string
  /** Rejects invalid and expired tokens. */
  verify(token: string): Promise<{ id: number /** Seconds since the epoch. */; iat: number }>
}

/** The plugin's service for social sign-in. */
export interface ProvidersService {
  buildRedirectUri(provider?: string): string
}

/** The plugin before it starts. Strapi's own type has controllers and services that are already created. */
export interface AccountsPlugin {
  controllers: { auth(context: StrapiContext): AuthController; user: UserController }
  services: {
    jwt(context: StrapiContext): JwtService
    providers(context: StrapiContext): ProvidersService
  }
  routes: { 'content-api': Core.RouterConfig }
}
