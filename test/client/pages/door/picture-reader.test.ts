import { describe, expect, it } from 'vitest'
import { codeIn, type Picture } from '../../../../client/pages/door/picture-reader.ts'
import { ticketCode } from '../../../../worker/registrations/ticket-code.ts'

const ticket = '4F1C-09AB-77D2-E3B0-18C4-5A6F-92DE-0C37'

/** A photo of a ticket held at an angle before a grey wall. */
function photo({ degrees = 0, width = 640, height = 480, module = 7 } = {}): Picture {
  const { path, size } = ticketCode(ticket)
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => `${x} ${y}`))
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let index = 0; index < width * height; index++) {
    const [x, y] = [(index % width) - width / 2, Math.floor(index / width) - height / 2]
    const column = Math.floor((x * cos + y * sin) / module + size / 2)
    const row = Math.floor((y * cos - x * sin) / module + size / 2)
    const isPaper = column >= 0 && row >= 0 && column < size && row < size
    const shade = !isPaper ? 150 : dark.has(`${column} ${row}`) ? 40 : 230
    data.fill(shade, index * 4, index * 4 + 3)
  }
  return { width, height, data }
}

describe('a camera without a reader of its own', () => {
  it.each([0, 8, 90, 200])('reads our tickets, held at %d degrees', (degrees) => {
    expect(codeIn(photo({ degrees }))).toBe(ticket)
  })

  it('reads one that is small in the picture', () => {
    expect(codeIn(photo({ module: 3, degrees: 3 }))).toBe(ticket)
  })

  it('reads nothing where there is none', () => {
    const wall = photo({ module: 0.001 })

    expect(codeIn(wall)).toBeNull()
  })
})
