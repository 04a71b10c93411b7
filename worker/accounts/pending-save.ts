import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../env.ts'
import { writeCookie } from '../http/cookies.ts'
import { accountsOf } from '../open-accounts.ts'
import { report } from '../report.ts'
import { StrapiError } from '../strapi-error.ts'
import { type SavedPlace, savedKey, savedPlace } from './saved-place.ts'

/** Stores what a visitor wanted to save while they sign in or register. */
const pendingSaveCookie = 'schakel_bewaren'
const pendingSaveSeconds = 60 * 60

/**
 * Stores what an anonymous visitor wants to save until they sign in. Only a form of this site may do this, so that no
 * link of another site can add to anyone's list.
 */
export function storePendingSave(c: Context<AppEnv>, place: SavedPlace): void {
  writeCookie(c, pendingSaveCookie, savedKey(place), `Max-Age=${pendingSaveSeconds}; HttpOnly`)
}

/** Saves the pending item after the sign-in. If that fails, the sign-in is still valid, and so is the save button. */
export async function performPendingSave(c: Context<AppEnv>, token: string): Promise<void> {
  const pendingSave = getCookie(c, pendingSaveCookie)
  if (pendingSave === undefined) return
  writeCookie(c, pendingSaveCookie, '', 'Max-Age=0; HttpOnly')
  const place = savedPlace(...partsOf(pendingSave))
  if (!place) return
  await accountsOf(c)
    .save(token, place)
    .catch((failure) => {
      // Unpublished content can't be saved, which isn't worth reporting.
      if (!(failure instanceof StrapiError && failure.status === 404)) report('pending-save', failure)
    })
}

function partsOf(pendingSave: string): [string | undefined, string | undefined] {
  const [kind, number] = pendingSave.split('/', 2)
  return [kind, number]
}
