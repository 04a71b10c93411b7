/** Whether the reader's browser asks every site not to follow them (Global Privacy Control). */
export function isPrivacyAsked(): boolean {
  return navigator.globalPrivacyControl === true
}
