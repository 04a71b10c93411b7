import type * as v from 'valibot'
import type { StrapiCall, StrapiClient } from '../strapi/client.ts'
import { promisedAnswer } from '../strapi/promised-answer.ts'
import type { Query } from '../strapi/query.ts'
import { StrapiError } from '../strapi-error.ts'
import {
  ChangedFollowsAnswer,
  FollowsAnswer,
  InvitationAnswer,
  NewslettersAnswer,
  RegistrationsAnswer,
  SavedAnswer,
  SessionAnswer,
  SubscriptionsAnswer,
  UserAnswer,
} from './account-answers.ts'
import type { Accounts, Invitation, NewSession } from './accounts.ts'
import { companyMembers } from './company-members.ts'

/** What account calls need of a request. */
export interface StrapiAccountsOptions {
  client: StrapiClient
  /** The worker's own token, for calls that visitors may not make themselves. */
  workerToken: string
  /** Query parameters of the call that reads the signed-in account, from the configuration. */
  userParams: Query
  /** The visitor's address, so that the backend's own limits count people; null if unknown. */
  clientAddress: string | null
  /** Enabled social sign-in providers. */
  providers: readonly string[]
  /** The backend's cookies for a visit to a provider, as a header. */
  providerCookies: string
}

/** Accounts in Strapi's users-permissions plugin and our own extensions to it. */
export function strapiAccounts(options: StrapiAccountsOptions): Accounts {
  const { client, workerToken, userParams, clientAddress, providers, providerCookies } = options

  const forwarded: Record<string, string> = clientAddress ? { 'x-forwarded-for': clientAddress } : {}

  function call(given: StrapiCall): Promise<unknown> {
    return client.call({ ...given, headers: { ...given.headers, ...forwarded } })
  }
  async function ask<Schema extends v.GenericSchema>(schema: Schema, given: StrapiCall) {
    return promisedAnswer(schema, given.path, await call(given))
  }
  async function tell(path: string, body: unknown, token?: string): Promise<void> {
    await call({ method: 'POST', path, body, ...(token ? { token } : {}) })
  }
  function begin(path: string, body: unknown, token?: string): Promise<NewSession> {
    return ask(SessionAnswer, { method: 'POST', path, body, ...(token ? { token } : {}) })
  }

  return {
    signIn: ({ email, password }) => begin('/auth/local', { identifier: email, password }),
    register: (newcomer, proof, back) =>
      tell('/auth/local/register', {
        ...newcomer,
        username: usernameFor(newcomer.email),
        proof,
        ...(back && { back }),
      }),
    confirm: (code, proof) =>
      begin('/auth/email-confirmation', { confirmation: code, ...(proof === null ? {} : { proof }) }),
    confirmWithPassword: ({ code, ...input }) =>
      begin('/auth/email-confirmation', { ...repeated(input), confirmation: code }),
    resendConfirmation: (email, back) =>
      tell('/auth/send-email-confirmation', { email, ...(back && { back }) }),
    askForReset: (email, back) => tell('/auth/forgot-password', { email, ...(back && { back }) }),
    renewReset: (code, back) => tell('/auth/renew-reset', { code, ...(back && { back }) }),
    reset: (input) => begin('/auth/reset-password', repeated(input)),
    activate: (input) => begin('/auth/activate', repeated(input)),
    async finishProvider({ provider, accessToken }) {
      if (!providers.includes(provider))
        throw new StrapiError(400, 'ApplicationError', 'This provider is disabled')
      return ask(SessionAnswer, {
        path: `/auth/${provider}/callback`,
        query: accessToken === null ? {} : { access_token: accessToken },
        headers: { cookie: providerCookies },
      })
    },

    invitation: (code): Promise<Invitation | null> =>
      ask(InvitationAnswer, { path: '/invitations/by-token', query: { token: code }, token: workerToken }),
    acceptInvitation: (token, code) => tell('/invitations/accept', { token: code }, token),
    registerByInvitation: ({ code, ...newcomer }) =>
      begin('/invitations/register', { ...newcomer, token: code }, workerToken),

    me: (token) => ask(UserAnswer, { path: '/users/me', query: userParams, token }),
    updateMe: (token, profile) => ask(UserAnswer, { method: 'PUT', path: '/users/me', body: profile, token }),
    changePassword: (token, input) => begin('/auth/change-password', repeated(input), token),
    changeEmail: (token, input) => tell('/users/me/email', input, token),
    confirmEmailChange: (proof) => tell('/auth/confirm-email-change', proof),
    deleteMe: (token, proof) => tell('/users/me/delete', proof ?? { confirm: 'DELETE' }, token),
    exportMe: (token) => call({ path: '/users/me/export', token }),

    subscriptions: (token, locale) =>
      ask(SubscriptionsAnswer, { path: '/users/me/subscriptions', query: { locale }, token }),
    registrations: (token, locale) =>
      ask(RegistrationsAnswer, { path: '/users/me/registrations', query: { locale }, token }),
    cancelRegistration: (token, documentId) =>
      tell(`/users/me/registrations/${encodeURIComponent(documentId)}/cancel`, {}, token),
    async chooseCompany(token, company) {
      await call({ method: 'PUT', path: '/users/me/company', body: { company }, token })
    },
    members: companyMembers(call),
    newsletters: (token, locale) =>
      ask(NewslettersAnswer, { path: '/users/me/newsletters', query: { locale }, token }),
    chooseNewsletters: (token, lists, locale) =>
      ask(NewslettersAnswer, {
        method: 'PUT',
        path: '/users/me/newsletters',
        query: { locale },
        body: { lists },
        token,
      }),
    follows: async (token, locale) =>
      (await ask(FollowsAnswer, { path: '/users/me/follows', query: { locale }, token })).data,
    changeFollows: async (token, change) =>
      (
        await ask(ChangedFollowsAnswer, {
          method: 'POST',
          path: '/users/me/follows',
          body: change,
          token,
        })
      ).data.topics,
    async mailFollows(token, mail) {
      await call({ method: 'PUT', path: '/users/me/follows/mail', body: mail, token })
    },
    saved: (token) => ask(SavedAnswer, { path: '/users/me/saved', token }),
    async save(token, { kind, number }) {
      await call({ method: 'PUT', path: `/users/me/saved/${kind}/${number}`, body: {}, token })
    },
    async unsave(token, { kind, number }) {
      await call({ method: 'DELETE', path: `/users/me/saved/${kind}/${number}`, token })
    },
  }
}

/** Pages ask for a new password once or twice; the form's rules have already compared them. */
function repeated<Input extends { password: string }>(input: Input) {
  return { ...input, passwordConfirmation: input.password }
}

/** A username for an address, which nobody types: people sign in with their address. */
function usernameFor(email: string): string {
  const [name = ''] = email.split('@', 1)
  const letters = [...name].slice(0, 60).join('')
  const ending = [...crypto.getRandomValues(new Uint8Array(4))]
    .map((byte) => (byte % 36).toString(36))
    .join('')
  return `${letters}-${ending}`
}
