import { expect, it } from 'vitest'
import { checkSite } from '../../scripts/deploy/check-site.ts'
import { product } from './support/this-product.ts'

it('every route, file and the hook answer as the check after a deploy expects', async () => {
  const { siteUrl, secrets } = product

  const findings = await checkSite(siteUrl, secrets.HOOK_SECRET)

  expect(findings.filter(({ isGood }) => !isGood)).toEqual([])
  // Includes the routes with parameters for which there is sample content.
  expect(findings.filter(({ status }) => status !== null).map(({ what }) => what)).toEqual(
    expect.arrayContaining(['news-id-slug', 'jobs-vacature-id-slug', 'events-slug', 'hook, signed']),
  )
})
