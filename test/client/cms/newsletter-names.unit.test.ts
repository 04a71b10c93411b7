import { expect, it } from 'vitest'
import { texts as german } from '../../../client/i18n/de/newsletter-names.ts'
import { texts as english } from '../../../client/i18n/en/newsletter-names.ts'
import { texts as dutch } from '../../../client/i18n/nl/newsletter-names.ts'
import { newsletterNames } from '../../../cms/src/newsletters/names.ts'

it.each([
  ['nl', dutch],
  ['en', english],
  ['de', german],
] as const)('mails name the newsletters as the site does (%s)', (language, texts) => {
  expect(newsletterNames[language]).toEqual(texts.newsletters.names)
})
