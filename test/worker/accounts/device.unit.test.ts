import { expect, it } from 'vitest'
import { deviceOf } from '../../../worker/accounts/device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const appleWebkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows = '(Windows NT 10.0; Win64; x64)'
const phone = '(Linux; Android 10; K)'
const iphone = '(iPhone; CPU iPhone OS 18_7 like Mac OS X)'
const mac = '(Macintosh; Intel Mac OS X 10_15_7)'

/** User agents without their common prefix. */
const known: [userAgent: string, device: string][] = [
  [`${windows} ${webkit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`(X11; Linux x86_64) ${webkit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome, Linux'],
  [`(X11; Linux x86_64) ${webkit} HeadlessChrome/150.0.0.0 Safari/537.36`, 'Chrome, Linux'],
  [`(X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome, ChromeOS'],
  [`${phone} ${webkit} Chrome/150.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [`${iphone} ${appleWebkit} CriOS/150.0.7500.10 Mobile/15E148 Safari/604.1`, 'Chrome, iPhone'],
  [`${windows} ${webkit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, 'Edge, Windows'],
  [`${phone} ${webkit} Chrome/150.0.0.0 Mobile Safari/537.36 EdgA/150.0.0.0`, 'Edge, Android'],
  [`${iphone} ${appleWebkit} Version/18.0 EdgiOS/150.0.0.0 Mobile/15E148 Safari/605.1.15`, 'Edge, iPhone'],
  [`${windows} ${webkit} Chrome/150.0.0.0 Safari/537.36 OPR/134.0.0.0`, 'Opera, Windows'],
  [`${windows} ${webkit} Chrome/150.0.0.0 Safari/537.36 Vivaldi/8.1.4000.20`, 'Vivaldi, Windows'],
  [
    `${phone} ${webkit} SamsungBrowser/30.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  [`${iphone} ${appleWebkit} Version/18.7 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, 'DuckDuckGo, iPhone'],
  [`${mac} ${appleWebkit} Version/26.0 Safari/605.1.15`, 'Safari, macOS'],
  [`${iphone} ${appleWebkit} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari, iPhone'],
  [
    `(iPad; CPU OS 18_7 like Mac OS X) ${appleWebkit} Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari, iPad',
  ],
  ['(Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox, Windows'],
  ['(X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox, Linux'],
  ['(Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox, Android'],
  [`${iphone} ${appleWebkit} FxiOS/150.0 Mobile/15E148 Safari/605.1.15`, 'Firefox, iPhone'],
]

it.each(known)('a user agent with %s is shown as %s', (userAgent, device) =>
  expect(deviceOf(`Mozilla/5.0 ${userAgent}`)).toBe(device),
)

it.each(['curl/8.5.0', '', undefined, '<script>alert(1)</script>', `x${'\u202e'.repeat(5000)}`])(
  'discards the rest of %s',
  (userAgent) => expect(deviceOf(userAgent)).toBe(''),
)
