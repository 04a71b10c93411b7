import { expect, inject } from 'vitest'
import { type Account, newAccount } from '../../e2e/accounts/support/account.ts'
import { newVisitor, type Visitor } from '../../e2e/accounts/support/visitor.ts'
import { hydrated, type ReaderOptions } from '../../e2e/support/reader.ts'

const { authUrl, firestoreUrl, storageUrl } = inject('firebase')

/** What pages with Firebase may do besides: ask its services, here the emulators. */
const services = [authUrl, firestoreUrl, storageUrl].map((url) => new RegExp(`^other site: ${url}`))

/** Somebody who is signed in, with what they would sign in with elsewhere. */
export interface LiveReader extends Visitor {
  account: Account
  /** Under which name Firebase knows them. */
  uid: string
}

/**
 * Somebody with an account of their own, signed in, on a page that has no use for Firebase.
 * @param other Who it is, if it is somebody who has an account.
 */
export async function newLiveReader(options: ReaderOptions = {}, other?: Account): Promise<LiveReader> {
  const account = other ?? (await newAccount())
  const visitor = await newVisitor({ ...options, allowed: [...services, ...(options.allowed ?? [])] })
  const { page } = visitor
  await visitor.visit('/inloggen?naar=/contact')
  await visitor.fill({ 'E-mailadres': account.email, Wachtwoord: account.password })
  await visitor.send('Inloggen')
  await page.waitForURL(({ pathname }) => pathname === '/contact')
  await hydrated(page)
  const id = await page.evaluate(`fetch('/api/users/me').then((r) => r.json()).then((user) => user.id)`)
  return { ...visitor, account, uid: `u${id}` }
}

/** Opens the account page, and waits until Firebase has signed the reader in. */
export async function opensAccount({ page }: LiveReader): Promise<void> {
  const signedIn = page.waitForResponse(/accounts:lookup/)
  await page.goto('/account')
  expect((await signedIn).status()).toBe(200)
}

/** Saves or unsaves, as the buttons of pages do. @returns The status of the answer. */
export function saves({ page }: LiveReader, key: string, isSaved = true): Promise<unknown> {
  const method = isSaved ? 'PUT' : 'DELETE'
  return page.evaluate(`fetch('/api/saved/${key}', { method: '${method}' }).then((r) => r.status)`)
}
