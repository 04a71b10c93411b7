import { expect, it } from 'vitest'
import { texts as german } from '../../../client/i18n/de/service.ts'
import { texts as english } from '../../../client/i18n/en/service.ts'
import { texts as dutch } from '../../../client/i18n/nl/service.ts'
import { newsletterNames } from '../../../cms/src/newsletters/names.ts'

it.each([
  ['nl', dutch],
  ['en', english],
  ['de', german],
] as const)('mails name the newsletters as the site does (%s)', (language, texts) => {
  const ofSite = Object.entries(texts.service.newsletter.letters).map(([name, { name: title }]) => [
    name,
    title,
  ])

  expect(newsletterNames[language]).toEqual(Object.fromEntries(ofSite))
})
