import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../env.ts'
import { report } from '../report.ts'
import { StrapiError } from '../strapi/error.ts'
import { write } from './cookies.ts'
import { accountsOf } from './open-accounts.ts'
import { type SavedPlace, savedKey, savedPlace } from './saved-place.ts'

/** Keeps what somebody wanted to save while they sign in, or make an account. */
const pendingSaveCookie = 'schakel_bewaren'
const pendingSaveSeconds = 60 * 60

/**
 * Notes what an anonymous visitor wants to save: it is saved when they sign in. Only a press on a page of this site may note it,
 * so that no link of another site puts anything on anybody's list.
 */
export function storePendingSave(c: Context<AppEnv>, place: SavedPlace): void {
  write(c, pendingSaveCookie, savedKey(place), `Max-Age=${pendingSaveSeconds}; HttpOnly`)
}

/** Saves what was wished for before the sign-in. Where that fails the sign-in stands, and the button is there still. */
export async function performPendingSave(c: Context<AppEnv>, token: string): Promise<void> {
  const pendingSave = getCookie(c, pendingSaveCookie)
  if (pendingSave === undefined) return
  write(c, pendingSaveCookie, '', 'Max-Age=0; HttpOnly')
  const place = savedPlace(...partsOf(pendingSave))
  if (!place) return
  await accountsOf(c)
    .save(token, place)
    .catch((failure) => {
      // What is no longer published cannot be saved, and that is no news.
      if (!(failure instanceof StrapiError && failure.status === 404)) report('pending-save', failure)
    })
}

function partsOf(pendingSave: string): [string | undefined, string | undefined] {
  const [kind, number] = pendingSave.split('/', 2)
  return [kind, number]
}
