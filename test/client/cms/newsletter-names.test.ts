import { expect, it } from 'vitest'
import { texts as germanForm } from '../../../client/i18n/de/newsletter.ts'
import { texts as german } from '../../../client/i18n/de/service.ts'
import { texts as englishForm } from '../../../client/i18n/en/newsletter.ts'
import { texts as english } from '../../../client/i18n/en/service.ts'
import { texts as dutchForm } from '../../../client/i18n/nl/newsletter.ts'
import { texts as dutch } from '../../../client/i18n/nl/service.ts'
import { newsletterNames } from '../../../cms/src/newsletters/names.ts'

it.each([
  ['nl', dutch, dutchForm],
  ['en', english, englishForm],
  ['de', german, germanForm],
] as const)('mails name the newsletters as the site does (%s)', (language, texts, form) => {
  const ofSite = Object.entries(texts.service.newsletter.letters).map(([name, { name: title }]) => [
    name,
    title,
  ])

  expect(newsletterNames[language]).toEqual(Object.fromEntries(ofSite))
  expect(newsletterNames[language]).toEqual(form['newsletter-form'].names)
})
