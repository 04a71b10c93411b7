import { expect, it } from 'vitest'
import { newsletterConsent } from '../../../client/content/newsletter-consent.ts'
import { consentTexts } from '../../../cms/src/newsletters/consent.ts'

it('the site shows the very text that is recorded', () => {
  expect(newsletterConsent).toEqual(consentTexts)
})
