const megabyte = 1_000_000

/** A file size for readers. @param bytes Shown in whole kilobytes, rounded up, or in tenths of megabytes. */
export function formatFileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= megabyte
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return format.format(isLarge ? bytes / megabyte : Math.ceil(bytes / 1000))
}
