import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { startService } from '../../../scripts/start/service.ts'

const nowhere = 'http://127.0.0.1:9/'

describe('a server in a process of its own', () => {
  it('leaves no process behind when it does not answer in time', async () => {
    const service = startService('Strapi', {
      args: ['-e', 'setInterval(() => {}, 1000)'],
      healthUrl: nowhere,
      patienceMs: 300,
    })
    let how = ''
    service.ended.then((end) => {
      how = end
    })

    await expect(service.ready).rejects.toThrow('Strapi did not answer')

    expect(how).toContain('SIGTERM')
  })

  it('tells what it said last when it ends by itself', async () => {
    const service = startService('Strapi', {
      args: ['-e', 'console.error("no database"); process.exit(3)'],
      healthUrl: nowhere,
    })

    await expect(service.ready).rejects.toThrow(/Strapi ended with 3:\s+no database/)
  })

  it('is noticed when somebody kills it', async () => {
    const service = startService('Strapi', {
      args: ['-e', 'process.kill(process.pid, "SIGKILL")'],
      healthUrl: nowhere,
    })

    await expect(service.ready).rejects.toThrow('Strapi ended with SIGKILL')
  })
})

describe('the guard of what a program starts', () => {
  it('ends every process of a program that was killed', async () => {
    const guard = JSON.stringify(resolve('scripts/start/guard.ts'))
    const program = `
      import { spawn } from 'node:child_process'
      import { guardChildren } from ${guard}
      guardChildren()
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
      child.once('spawn', () => console.log(child.pid))
      setInterval(() => {}, 1000)`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [pid] = (await once(parent.stdout, 'data')).map(Number)
    expect(isRunning(pid)).toBe(true)

    parent.kill('SIGKILL')

    while (isRunning(pid)) await setTimeout(50)
  })
})

describe('a program that stops at once', () => {
  it('says so on a signal, and leaves no process behind', async () => {
    const [guard, stop] = ['guard', 'stop'].map((name) => JSON.stringify(resolve(`scripts/start/${name}.ts`)))
    const program = `
      import { spawn } from 'node:child_process'
      import { guardChildren } from ${guard}
      import { stopAtOnce } from ${stop}
      guardChildren()
      stopAtOnce()
      // Miniflare does the same, later.
      process.on('SIGINT', () => process.exit(0))
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
      child.once('spawn', () => console.log(child.pid))
      await new Promise(() => setInterval(() => {}, 1000))`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' })
    const [pid] = (await once(parent.stdout, 'data')).map(Number)
    const said = once(parent.stderr, 'data')
    const ended = once(parent, 'exit')

    parent.kill('SIGINT')

    expect(String(await said)).toBe('Interrupted by SIGINT: everything that was started is being stopped.\n')
    expect(await ended).toEqual([130, null])
    while (isRunning(pid)) await setTimeout(50)
  })
})

function isRunning(pid: number | undefined): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}
