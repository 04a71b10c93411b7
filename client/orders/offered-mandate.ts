/** What a company agrees to when it pays by direct debit, and who collects. */
export interface OfferedMandate {
  /** Of the text; sent back with the consent. */
  version: string
  title: string
  text: string
  creditor: { name: string; address: string; creditorId: string }
}
