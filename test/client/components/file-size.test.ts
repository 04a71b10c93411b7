import { expect, it } from 'vitest'
import { formatFileSize } from '../../../client/files/file-size.ts'

it.each([
  [1, 'nl', '1 kB'],
  [41_590, 'nl', '42 kB'],
  [999_000, 'nl', '999 kB'],
  [1_000_000, 'nl', '1 MB'],
  [12_340_000, 'nl', '12,3 MB'],
  [12_340_000, 'en', '12.3 MB'],
])('%d bytes are in %s %s', (bytes, locale, text) => {
  expect(formatFileSize(bytes, locale).replace(/\s/g, ' ')).toBe(text)
})
