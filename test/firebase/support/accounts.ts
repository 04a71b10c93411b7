import { inject } from 'vitest'

const { authUrl, projectId } = inject('firebase')

/** An account as the emulator has it. */
interface KnownAccount {
  localId: string
  disabled?: boolean
  /** JSON of the claims of its last sign-in are not kept; this tells when that was. */
  lastLoginAt?: string
}

/** Looks an account up; null where there is none. */
export async function accountOf(uid: string): Promise<KnownAccount | null> {
  const { users = [] } = await ask('accounts:lookup', { localId: [uid] })
  return users[0] ?? null
}

/** Closes or opens an account, as the console of Firebase does. */
export async function setDisabled(uid: string, disableUser: boolean): Promise<void> {
  await ask('accounts:update', { localId: uid, disableUser })
}

async function ask(method: string, body: object): Promise<{ users?: KnownAccount[] }> {
  const response = await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/${method}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    },
  )
  if (!response.ok) throw new Error(`${method} was answered ${response.status}: ${await response.text()}`)
  return response.json()
}
