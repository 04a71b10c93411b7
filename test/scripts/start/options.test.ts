import { describe, expect, it } from 'vitest'
import { MendableError } from '../../../scripts/start/failure.ts'
import { readOptions } from '../../../scripts/start/options.ts'

describe('the flags of npm start', () => {
  it('choose ports and leave the backend out', () => {
    const options = readOptions(['--port', '9000', '--cms-port', '9001', '--no-cms'], {
      SEED_TODAY: '2026-11-21',
    })

    expect(options).toEqual({
      port: 9000,
      backendPort: 9001,
      backend: false,
      develop: false,
      today: '2026-11-21',
    })
  })

  it('ask for the content-type builder', () => {
    expect(readOptions(['--cms-develop'], {})).toMatchObject({ backend: true, develop: true })
  })

  it('win over the environment', () => {
    expect(readOptions(['--port', '9000'], { PORT: '7000', CMS_PORT: '7001' })).toMatchObject({
      port: 9000,
      backendPort: 7001,
    })
  })

  it.each([
    [['--port', 'abc'], {}, '--port needs a port'],
    [['--port', '70000'], {}, '--port needs a port'],
    [['--port', '8e3'], {}, '--port needs a port'],
    [[], { CMS_PORT: 'x' }, 'CMS_PORT needs a port'],
    [['--foo'], {}, "Unknown option '--foo'"],
    [['--port'], {}, '--port NUMBER'],
    [['extra'], {}, 'extra'],
    [['--port', '1337'], {}, 'share port 1337'],
    [[], { SEED_TODAY: 'today' }, 'SEED_TODAY needs a date'],
  ])('are refused in one sentence that names what is wrong: %j %j', (args, environment, words) => {
    const refusal = refusalOf(() => readOptions(args, environment))

    expect(refusal.message).toContain(words)
    expect(refusal.message).not.toMatch(/\n|\.\./)
  })
})

function refusalOf(act: () => unknown): MendableError {
  try {
    act()
  } catch (failure) {
    if (failure instanceof MendableError) return failure
  }
  throw new Error('That was not refused')
}
