import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentDisposition } from '../../../worker/http/content-disposition.ts'

it.each([
  ['Jaarverslag.pdf', `inline; filename="Jaarverslag.pdf"; filename*=UTF-8''Jaarverslag.pdf`],
  ['Folder.PDF', `inline; filename="Folder.pdf"; filename*=UTF-8''Folder.pdf`],
  ['geen ending', `inline; filename="geen ending.pdf"; filename*=UTF-8''geen%20ending.pdf`],
  [
    'Café – één (2026).pdf',
    `inline; filename="Cafe _ een (2026).pdf"; filename*=UTF-8''Caf%C3%A9%20%E2%80%93%20%C3%A9%C3%A9n%20%282026%29.pdf`,
  ],
  ['100% "waar".pdf', `inline; filename="100_ waar.pdf"; filename*=UTF-8''100%25%20waar.pdf`],
  [
    '../../etc/passwd',
    `inline; filename=".. .. etc passwd.pdf"; filename*=UTF-8''..%20..%20etc%20passwd.pdf`,
  ],
  [
    'a\r\nset-cookie: b=c',
    `inline; filename="a set-cookie b=c.pdf"; filename*=UTF-8''a%20set-cookie%20b%3Dc.pdf`,
  ],
  // Displayed as "fdp.exe" by a system that applies the direction mark.
  ['\u202eexe.pdf', `inline; filename="exe.pdf"; filename*=UTF-8''exe.pdf`],
  ['.pdf', `inline; filename="document.pdf"; filename*=UTF-8''document.pdf`],
  ['', `inline; filename="document.pdf"; filename*=UTF-8''document.pdf`],
  // Accents without a letter to stand on.
  ['\u0301.pdf', `inline; filename="document.pdf"; filename*=UTF-8''%CC%81.pdf`],
  ['\ud83d.pdf', `inline; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])('sends the name %j', (name, header) => {
  expect(contentDisposition('inline', name, '.pdf')).toBe(header)
})

it('is one valid header that ends in the extension, for any file name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      expect(contentDisposition('inline', name, '.pdf')).toMatch(
        /^inline; filename="[ !#$&-[\]-~]{1,500}\.pdf"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+\.pdf$/,
      )
    }),
  )
})
