import { describe, expect, it } from 'vitest'
import { isCrawler } from '../../../client/navigation/bot.ts'

describe('bots that get no error screen', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 11) Chrome/140.0 Mobile Safari/537.36 Chrome-Lighthouse',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  ])('include %s', (userAgent) => {
    expect(isCrawler(userAgent)).toBe(true)
  })

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  ])('do not include %s', (userAgent) => {
    expect(isCrawler(userAgent)).toBe(false)
  })
})
