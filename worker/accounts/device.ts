/** Each names itself after those that it descends from, so the first that fits counts. */
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
 * Browser and system, such as `Firefox, Windows`, by which readers know their devices again. The rest of what a browser says of
 * itself is not kept.
 * @returns Empty where neither is known.
 */
export function deviceOf(userAgent: string | undefined): string {
  const known = [browsers, systems].map(
    (list) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1],
  )
  return known.filter(Boolean).join(', ')
}
