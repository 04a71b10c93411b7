import { expect, it } from 'vitest'
import { wayByHand } from '../../../client/install/by-hand.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const iPad =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'
const oldMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15'
const chromeOnIPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1'
const chromeOnMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const withinApp =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.31'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const webKitOnLinux =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'

it.each([
  ['Safari on a phone', iPhone, { standalone: false }, 'home-screen'],
  ['Safari on a tablet, which calls itself a Mac', iPad, { standalone: false }, 'home-screen'],
  ['Safari on a Mac', mac, {}, 'dock'],
  ['Safari on a Mac before it could', oldMac, {}, undefined],
  ['the app on the home screen', iPhone, { standalone: true }, undefined],
  ['the app in the Dock', mac, { isInstalled: true }, undefined],
  ['Chrome on a phone', chromeOnIPhone, { standalone: false }, undefined],
  ['Chrome on a Mac', chromeOnMac, {}, undefined],
  ['a view within another app', withinApp, { standalone: false }, undefined],
  ['Firefox', firefox, {}, undefined],
  ['WebKit on Linux', webKitOnLinux, {}, undefined],
])('%s', (_, userAgent, device, way) => {
  expect(wayByHand({ userAgent, isInstalled: false, ...device })).toBe(way)
})
