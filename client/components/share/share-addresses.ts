/** Addresses for sharing on other services; plain links, so no network learns about readers who don't share. */
export function shareAddresses(title: string, address: string) {
  const link = encodeURIComponent(address)
  const both = encodeURIComponent(`${title}\n${address}`)
  return {
    mail: `mailto:?subject=${encodeURIComponent(title)}&body=${both}`,
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
    whatsApp: `https://wa.me/?text=${both}`,
  }
}
