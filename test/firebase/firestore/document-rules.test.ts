import { beforeAll, describe, expect, it } from 'vitest'
import { changes, looks, marksRead, removes } from '../support/documents.ts'
import { signedInAs, signedUp, type TestUser, withClaims } from '../support/tokens.ts'

const refused = 403
const text = (stringValue: string) => ({ stringValue })
const anHourAgo = () => Math.floor(Date.now() / 1000) - 3601

let reader: TestUser
let other: TestUser

beforeAll(async () => {
  ;[reader, other] = await Promise.all([signedInAs(7001), signedInAs(7002)])
  await changes('users/u7001/lists/saved', { places: { arrayValue: { values: [] } } }, 'owner')
  await changes('users/u7001/notices/n1', { title: text('Kade'), readAt: { nullValue: null } }, 'owner')
})

describe('lists of a reader', () => {
  const saved = 'users/u7001/lists/saved'

  it('are read by that reader alone', async () => {
    expect(await looks(saved, reader.idToken)).toBe(200)
    expect(await looks(saved, other.idToken)).toBe(refused)
    expect(await looks(saved, null)).toBe(refused)
  })

  it('are written by the site alone', async () => {
    expect(await changes(saved, { places: text('x') }, reader.idToken)).toBe(refused)
    expect(await removes(saved, reader.idToken)).toBe(refused)
    expect(await changes('users/u7001/lists/own', { places: text('x') }, reader.idToken)).toBe(refused)
  })

  it('cannot be enumerated', async () => {
    expect(await looks('users/u7001/lists', reader.idToken)).toBe(refused)
  })

  it('are closed to who was signed in more than an hour ago', async () => {
    expect(await looks(saved, withClaims(reader, { auth_time: anHourAgo() }))).toBe(refused)
  })

  it('are closed to who was not signed in by the site', async () => {
    const { uid, idToken } = await signedUp()
    await changes(`users/${uid}/lists/saved`, { places: text('x') }, 'owner')

    expect(await looks(`users/${uid}/lists/saved`, idToken)).toBe(refused)
  })
})

describe('notices of a reader', () => {
  const notice = 'users/u7001/notices/n1'

  it('are read by that reader alone, fifty at a time', async () => {
    expect(await looks(notice, reader.idToken)).toBe(200)
    expect(await looks('users/u7001/notices?pageSize=50', reader.idToken)).toBe(200)
    expect(await looks('users/u7001/notices?pageSize=51', reader.idToken)).toBe(refused)
    expect(await looks(notice, other.idToken)).toBe(refused)
    expect(await looks('users/u7001/notices?pageSize=50', other.idToken)).toBe(refused)
  })

  it('are marked as read at the time that the server has', async () => {
    expect(await marksRead(notice, reader.idToken)).toBe(200)
    expect(await changes(notice, { readAt: text('gisteren') }, reader.idToken)).toBe(refused)
    expect(await marksRead(notice, other.idToken)).toBe(refused)
  })

  it('are neither made, changed nor taken away by readers', async () => {
    expect(await changes(notice, { title: text('Anders') }, reader.idToken)).toBe(refused)
    expect(await changes('users/u7001/notices/n2', { title: text('Zelf') }, reader.idToken)).toBe(refused)
    expect(await removes(notice, reader.idToken)).toBe(refused)
  })
})

describe('everything else', () => {
  it.each(['users/u7001', 'users/u7001/cv/cv.pdf', 'settings/site', 'a/b/c/d'])(
    'is refused: %s',
    async (path) => {
      expect(await looks(path, reader.idToken)).toBe(refused)
      expect(await changes(path, { x: text('x') }, reader.idToken)).toBe(refused)
    },
  )
})
