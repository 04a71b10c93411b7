/**
 * Who sells on one's own machine, and keys for account numbers. They are public: the backend refuses such keys unless the site is on this
 * machine.
 */
export const developmentOrders = {
  SELLER_NAME: 'Uitgeverij Schakelwerk B.V.',
  SELLER_STREET: 'Kettinggracht 15',
  SELLER_POSTCODE: '3511 XB',
  SELLER_CITY: 'Utrecht',
  SELLER_EMAIL: 'administratie@schakel.example',
  SELLER_KVK: '00001000',
  SELLER_VAT_ID: 'NL000010005B01',
  SELLER_IBAN: 'NL13TEST0123456789',
  SELLER_CREDITOR_ID: 'NL07ZZZ000010000000',
  IBAN_KEYS: `development-1:${'5c'.repeat(32)}`,
  IBAN_SEARCH_SECRET: 'development-iban-search-secret-0000000000000000',
} as const
