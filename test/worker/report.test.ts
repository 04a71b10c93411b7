import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Failure, onFailure, report } from '../../worker/report.ts'
import { backendAnswers, backendIsWell } from './support/backend.ts'
import { sendForm } from './support/sign-in.ts'

function heard(): Failure[] {
  const failures: Failure[] = []
  onTestFinished(onFailure((failure) => failures.push(failure)))
  return failures
}

describe('the error hook', () => {
  it('notifies all subscribers until they unsubscribe', () => {
    const failures = heard()
    const leave = onFailure((failure) => failures.push(failure))

    report('test', new Error('one'), { id: 1 })
    leave()
    report('test', 'two')

    expect(failures.map(({ level, where, thrown, facts }) => [level, where, String(thrown), facts])).toEqual([
      ['error', 'test', 'Error: one', { id: 1 }],
      ['error', 'test', 'Error: one', { id: 1 }],
      ['error', 'test', 'two', {}],
    ])
  })

  it('notifies the others if one of them fails, and logs that', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(
      onFailure(() => {
        throw new Error('no listener')
      }),
    )
    const failures = heard()

    report('test', new Error('one'))

    expect(failures).toHaveLength(1)
    expect(logged.mock.lastCall?.[0]).toContain('"where":"failure-listener"')
  })

  it('includes refusals by the backend, without the submitted values', async () => {
    const failures = heard()
    const refusal = {
      data: null,
      error: { status: 400, name: 'ValidationError', message: 'Invalid identifier or password' },
    }
    await backendAnswers(400, JSON.stringify(refusal))
    onTestFinished(backendIsWell)

    await sendForm('/inloggen', 'sign-in', { email: 'lezer@schakel.example', password: 'geheim wachtwoord' })

    const refused = failures.filter(({ where }) => where === 'backend')
    expect(refused).toContainEqual(
      expect.objectContaining({
        level: 'refusal',
        thrown: expect.objectContaining({
          status: 400,
          reason: 'ValidationError',
          message: refusal.error.message,
        }),
        facts: { method: 'POST', path: '/auth/local', status: 400, reason: 'ValidationError' },
      }),
    )
    expect(JSON.stringify(refused)).not.toMatch(/geheim|lezer@/)
  })
})
