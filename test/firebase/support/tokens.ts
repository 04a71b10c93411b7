import * as v from 'valibot'
import { inject } from 'vitest'
import { customToken } from '../../../worker/firebase/custom-token.ts'
import { ServiceAccountText } from '../../../worker/firebase/service-account.ts'
import { uidOf } from '../../../worker/firebase/uid.ts'
import { newServiceAccount, type TestServiceAccount } from './service-account.ts'

const { authUrl } = inject('firebase')

/** The emulator reads tokens and does not mind who signed them. */
let account: Promise<TestServiceAccount> | undefined

/** Somebody signed in to the emulator, with the token that its services take. */
export interface TestUser {
  uid: string
  idToken: string
  refreshToken: string
}

/** Signs an account in to the emulator, with a token as the site makes them. */
export async function signedInAs(userId: number): Promise<TestUser> {
  account ??= newServiceAccount('https://oauth2.googleapis.com/token')
  const { keyFile } = await account
  const who = { id: userId, tier: 'reader' as const, partner: null }
  const { token } = await customToken(v.parse(ServiceAccountText, keyFile), who)
  const { idToken, refreshToken } = await ask('accounts:signInWithCustomToken', {
    token,
    returnSecureToken: true,
  })
  return { uid: uidOf(userId), idToken: String(idToken), refreshToken: String(refreshToken) }
}

/** A reader who signed up at Firebase by themselves, past the site. */
export async function signedUp(): Promise<TestUser> {
  const { idToken, refreshToken, localId } = await ask('accounts:signUp', { returnSecureToken: true })
  return { uid: String(localId), idToken: String(idToken), refreshToken: String(refreshToken) }
}

/** The same user's token with other claims; the emulators of documents and files take unsigned ones. */
export function withClaims({ idToken }: TestUser, claims: Record<string, unknown>): string {
  const [header, payload = ''] = idToken.split('.')
  return `${header}.${part({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims })}.`
}

async function ask(method: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/${method}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} was answered ${response.status}: ${await response.text()}`)
  const answer: Record<string, unknown> = await response.json()
  return answer
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
