import { afterEach, describe, expect, it } from 'vitest'
import { type Clamd, eicar, openClamd } from '../../backend/clamd.ts'
import { compiledBackend } from './compiled.ts'

const cms = await compiledBackend()
const { scanWithClamav } = cms('./src/files/clamav.js')

let clamd: Clamd | undefined
afterEach(() => clamd?.stop())

async function scan(pieces: string[], { maxBytes = 1_000_000 } = {}) {
  clamd = await openClamd({ maxBytes })
  return scanWithClamav({ host: '127.0.0.1', port: clamd.port, timeoutMs: 10_000 }, streamOf(pieces))
}

async function* streamOf(pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece)
}

describe('the scanner', () => {
  it('looks at a whole file, however it is cut into pieces', async () => {
    expect(await scan(['one', '', 'two', 'x'.repeat(200_000)])).toEqual({ verdict: 'clean' })
    expect(clamd?.scanned()).toBe(1)
  })

  it('finds what stands across two pieces, and names it', async () => {
    const infected = await scan(['before ', eicar.slice(0, 20), eicar.slice(20), ' behind'])

    expect(infected).toEqual({ verdict: 'infected', found: 'Eicar-Signature' })
  })

  it('says nothing of a file that is too large for it', async () => {
    const pieces = Array.from({ length: 50 }, () => 'x'.repeat(10_000))

    await expect(scan(pieces, { maxBytes: 100_000 })).rejects.toThrow(/size limit|hung up|EPIPE|ECONNRESET/)
  })

  it('says nothing while it is away', async () => {
    const away = await openClamd()
    await away.stop()

    const asked = scanWithClamav({ host: '127.0.0.1', port: away.port, timeoutMs: 10_000 }, streamOf(['one']))

    await expect(asked).rejects.toThrow('ECONNREFUSED')
  })

  it('is told of nothing when the file ends half-way', async () => {
    clamd = await openClamd()
    async function* broken() {
      yield Buffer.from('one')
      throw new Error('The line is cut')
    }

    const asked = scanWithClamav({ host: '127.0.0.1', port: clamd.port, timeoutMs: 10_000 }, broken())

    await expect(asked).rejects.toThrow('The line is cut')
    expect(clamd.scanned()).toBe(0)
  })
})
