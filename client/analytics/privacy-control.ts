/** Whether the reader's browser asks sites not to track them (Global Privacy Control). */
export function isPrivacyAsked(): boolean {
  return navigator.globalPrivacyControl === true
}
