/** A reader's approximate screen size. */
export type DeviceClass = 'mobile' | 'tablet' | 'desktop' | 'unknown'

/** Reduces a user agent to the device class we store. */
export function deviceClassOf(userAgent: string | null | undefined): DeviceClass {
  if (!userAgent) return 'unknown'
  // Android says "Mobile" only on phones.
  if (/\biPad\b|\bTablet\b|\bPlayBook\b|\bSilk\/|\bAndroid\b(?!.*\bMobile\b)/i.test(userAgent))
    return 'tablet'
  if (/\bMobi|\biPhone\b|\biPod\b|\bAndroid\b|\bOpera Mini\b/i.test(userAgent)) return 'mobile'
  if (/\bWindows\b|\bMacintosh\b|\bX11\b|\bCrOS\b|\bLinux\b/i.test(userAgent)) return 'desktop'
  return 'unknown'
}
