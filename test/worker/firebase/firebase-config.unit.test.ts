import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { firebaseFrom, firebaseVariables } from '../../../worker/firebase/firebase-config.ts'

const byDefault = { ...v.parse(v.object(firebaseVariables), {}), FCM_URL: 'https://fcm.googleapis.com' }
const ofPush = ['FIREBASE_MESSAGING_SENDER_ID', 'FIREBASE_VAPID_KEY'] as const
const needed = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_APP_ID',
  'FIREBASE_SERVICE_ACCOUNT',
] as const
const others = ['FIREBASE_STORAGE_BUCKET', 'FIREBASE_FIRESTORE_EMULATOR'] as const
const complete = {
  ...byDefault,
  FIREBASE_PROJECT_ID: 'demo-schakel',
  FIREBASE_API_KEY: 'key',
  FIREBASE_APP_ID: '1:1:web:1',
  FIREBASE_MESSAGING_SENDER_ID: '1',
  FIREBASE_VAPID_KEY: 'public key',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
    client_email: 'schakel@demo-schakel.iam.gserviceaccount.com',
    private_key: '-----BEGIN PRIVATE KEY-----\n…',
  }),
}

describe('Firebase', () => {
  it('is on with its configuration, and push messages are', () => {
    const { firebase, faults } = firebaseFrom(complete)

    expect(firebase?.options.projectId).toBe('demo-schakel')
    expect(firebase?.push).not.toBeNull()
    expect(faults).toEqual({ firebase: [], push: [] })
  })

  it('is off without a word where none of it is set', () => {
    expect(firebaseFrom(byDefault)).toEqual({ firebase: null, faults: { firebase: [], push: [] } })
  })

  it.each(needed)('is off without %s, and says so, for push messages too', (name) => {
    const { firebase, faults } = firebaseFrom({ ...complete, [name]: '' })

    expect(firebase).toBeNull()
    expect(faults).toEqual({ firebase: [name], push: [name] })
  })

  it.each([...needed, ...others])('says what is missing where only %s is set', (name) => {
    const { firebase, faults } = firebaseFrom({ ...byDefault, [name]: complete[name] || 'http://localhost' })

    expect(firebase).toBeNull()
    expect(faults).toEqual({ firebase: needed.filter((one) => one !== name), push: [] })
  })

  it.each(ofPush)('stays on without %s, which only push messages need', (name) => {
    const { firebase, faults } = firebaseFrom({ ...complete, [name]: '' })

    expect(firebase).toMatchObject({ push: null })
    expect(faults).toEqual({ firebase: [], push: [name] })
  })
})
