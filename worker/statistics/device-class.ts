/** How large a reader's screen roughly is. */
export type DeviceClass = 'mobile' | 'tablet' | 'desktop' | 'unknown'

/** What a browser says of itself, cut down to what is kept of it. */
export function deviceClassOf(userAgent: string | null | undefined): DeviceClass {
  if (!userAgent) return 'unknown'
  // Android calls itself mobile on telephones only.
  if (/\biPad\b|\bTablet\b|\bPlayBook\b|\bSilk\/|\bAndroid\b(?!.*\bMobile\b)/i.test(userAgent))
    return 'tablet'
  if (/\bMobi|\biPhone\b|\biPod\b|\bAndroid\b|\bOpera Mini\b/i.test(userAgent)) return 'mobile'
  if (/\bWindows\b|\bMacintosh\b|\bX11\b|\bCrOS\b|\bLinux\b/i.test(userAgent)) return 'desktop'
  return 'unknown'
}
