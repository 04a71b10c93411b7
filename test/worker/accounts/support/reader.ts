import { expect } from 'vitest'
import { mailsTo, mailTo } from '../../support/backend.ts'
import { signIn as signInEditor } from '../../support/editor.ts'
import { newAddress, newPassword, newVisitor, pathOf, type Visitor } from './visitor.ts'

/** A visitor with an account. */
export interface Reader {
  visitor: Visitor
  email: string
  password: string
}

/** A visitor who has registered but not opened the mail yet. */
export async function registered(prefix = ''): Promise<Reader & { confirmPath: string }> {
  const reader = { visitor: newVisitor(), email: newAddress(), password: newPassword() }
  await reader.visitor.send(`${prefix}/registreren`, 'register', {
    firstName: 'Wout',
    lastName: 'Vries',
    email: reader.email,
    password: reader.password,
    terms: 'on',
  })
  return { ...reader, confirmPath: pathOf((await mailTo(reader.email)).link) }
}

/** A visitor with a confirmed account, signed in by confirming it. */
export async function arrived(): Promise<Reader> {
  const { confirmPath, ...reader } = await registered()
  await reader.visitor.send(confirmPath, 'confirm')
  return reader
}

/** A visitor with an account that was confirmed by its mail, signed out. */
export async function confirmedByMail(): Promise<Reader> {
  const reader = await arrived()
  await reader.visitor.send('/api/auth/logout', 'sign-out')
  return reader
}

/**
 * A visitor with a confirmed account, signed out. An editor made it: registering takes longer than most tests (`pages/register.test.ts` does), and leaves a
 * mail.
 */
export async function confirmed(): Promise<Reader> {
  const reader = { visitor: newVisitor(), email: newAddress(), password: newPassword() }
  const { email, password } = reader
  const editor = await signInEditor()
  await editor.makeUser({
    ...{ email, password, username: email.replace('@', '-'), firstName: 'Wout', lastName: 'Vries' },
    ...{ language: 'nl', provider: 'local', confirmed: true, blocked: false },
  })
  return reader
}

/** The same, signed in. */
export async function signedIn(): Promise<Reader> {
  const reader = await confirmed()
  const { visitor, email, password } = reader
  const response = await visitor.send('/inloggen', 'sign-in', { email, password })
  expect(response.headers.get('location')).toBe('/account')
  return reader
}

/** Requests a new password. @returns Path of the mail's link. */
export async function askForReset(
  { visitor, email }: Reader,
  address = '/wachtwoord-vergeten',
): Promise<string> {
  const after = (await mailsTo(email)).length
  await visitor.send(address, 'forgot', { email })
  return pathOf((await mailTo(email, { after })).link)
}
