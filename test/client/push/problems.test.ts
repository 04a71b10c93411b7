import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { texts as german } from '../../../client/i18n/de/push.ts'
import { texts as english } from '../../../client/i18n/en/push.ts'
import { texts as dutch } from '../../../client/i18n/nl/push.ts'
import { PushError, problemOf, problems } from '../../../client/push/problems.ts'

/** As the SDK throws it. */
function firebaseError(code: string): Error {
  return Object.assign(new Error('Firebase: something went wrong.'), { name: 'FirebaseError', code })
}

/** The codes in an SDK package's table of errors. */
function codesOf(packageName: string): string[] {
  const source = readFileSync(`node_modules/@firebase/${packageName}/dist/esm/index.esm.js`, 'utf8')
  return [...source.matchAll(/^ {4}\["([a-z-]+)" \/\* ErrorCode\./gm)].map(([, code = '']) => code)
}

describe('a push problem', () => {
  it('is known for every code of the messaging SDK', () => {
    const codes = codesOf('messaging')

    expect(codes.length).toBeGreaterThan(15)
    // Codes missing from the table become 'failed', as do these four and those that mean a mistake of ours.
    const unknown = codes.filter((code) => problemOf(firebaseError(`messaging/${code}`)) === 'failed')
    expect(unknown.toSorted()).toEqual([
      'invalid-bg-handler',
      'invalid-on-registered-handler',
      'invalid-vapid-key',
      'missing-app-config-values',
      'use-vapid-key-after-get-token',
    ])
  })

  it.each([
    ['permission-blocked', 'permission-blocked'],
    ['permission-default', 'permission-default'],
    ['unsupported-browser', 'unsupported-browser'],
    ['indexed-db-unsupported', 'indexed-db-unsupported'],
    ['failed-service-worker-registration', 'service-worker'],
    ['token-subscribe-failed', 'push-service'],
    ['a-code-of-tomorrow', 'failed'],
    ['__proto__', 'failed'],
  ])('is derived from the code %s', (code, problem) => {
    expect(problemOf(firebaseError(`messaging/${code}`))).toBe(problem)
  })

  it('is derived from errors of installations, browsers and our own code', () => {
    expect(problemOf(firebaseError('installations/app-offline'))).toBe('offline')
    expect(problemOf(firebaseError('installations/a-code-of-tomorrow'))).toBe('push-service')
    expect(problemOf(new DOMException('Registration failed', 'AbortError'))).toBe('push-service')
    expect(problemOf(new DOMException('denied', 'NotAllowedError'))).toBe('permission-blocked')
    expect(problemOf(new TypeError('Failed to fetch'))).toBe('offline')
    expect(problemOf(new PushError('too-many-topics'))).toBe('too-many-topics')
    expect(problemOf('anything')).toBe('failed')
  })

  it.each([
    ['Dutch', dutch],
    ['English', english],
    ['German', german],
  ])('has its own text in %s', (_, { push }) => {
    expect(Object.keys(push.problem).toSorted()).toEqual([...problems].toSorted())
    expect(new Set(Object.values(push.problem)).size).toBe(problems.length)
  })
})
