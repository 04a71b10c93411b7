/** Where a browser goes to share an address with others; plain links, so no network learns of readers who do not share. */
export function shareAddresses(title: string, address: string) {
  const link = encodeURIComponent(address)
  const both = encodeURIComponent(`${title}\n${address}`)
  return {
    mail: `mailto:?subject=${encodeURIComponent(title)}&body=${both}`,
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
    whatsApp: `https://wa.me/?text=${both}`,
  }
}
