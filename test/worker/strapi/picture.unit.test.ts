import { expect, it } from 'vitest'
import { pictureFromMedia } from '../../../worker/strapi/parse/picture.ts'

it.each([
  ['/uploads/100%.webp', '/media/100%25.webp'],
  ['/uploads/100%25.webp', '/media/100%25.webp'],
  ['/uploads/een%20bus.webp', '/media/een%20bus.webp'],
  ['/uploads/een bus.webp', '/media/een%20bus.webp'],
  ['https://cdn.example/x/%E0%A4%A.webp', '/media/%25E0%25A4%25A.webp'],
])('a picture at %s is served at %s', (url, src) => {
  expect(pictureFromMedia({ url, width: 1600, height: 900, formats: null })?.src).toBe(src)
})
