/** Each browser also names those that it is based on, so the first match counts. */
const browsers: [pattern: RegExp, name: string][] = [
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\bOP[RTX]\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Browser and system, such as `Firefox, Windows`, by which readers recognise their devices. The rest of the user agent
 * isn't stored.
 * @returns Empty if neither is known.
 */
export function deviceOf(userAgent: string | undefined): string {
  const known = [browsers, systems].map(
    (list) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1],
  )
  return known.filter(Boolean).join(', ')
}
