import { expect, it } from 'vitest'
import { alertConsent } from '../../../client/job-alerts/consent.ts'
import { alertConsentTexts } from '../../../cms/src/job-alerts/consent.ts'

it('the site shows the very text that is recorded', () => {
  expect(alertConsent).toEqual(alertConsentTexts)
})
