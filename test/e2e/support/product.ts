/** Where tests find the running product: site, backend, the switches between them, and the browser. */
export interface Product {
  /** Origin of the site. */
  siteUrl: string
  /** WebSocket address of the one browser that all tests share. */
  browserUrl: string
  /** Origin of Strapi itself, for editors. */
  strapiUrl: string
  /** The database file of Strapi, in which tests make codes older. */
  databaseFile: string
  /** Below it stand the switches of the door between site and Strapi; it ends in a slash. */
  controlUrl: string
  editor: { email: string; password: string }
  /** Those that site and backend share, by name. */
  secrets: Record<string, string>
}

declare module 'vitest' {
  interface ProvidedContext {
    product: Product
  }
}

/** Ports of the product under test; others run beside them. */
export const ports = {
  site: 13_450,
  gateway: 13_451,
  strapi: 13_452,
  control: 13_453,
  loneSite: 13_454,
  mail: 13_455,
  oidc: 13_456,
  secondOidc: 13_457,
  drillSite: 13_458,
  drillGateway: 13_459,
  pushSite: 13_461,
  fcm: 13_462,
}

/** The day that the sample content was written for. */
export const today = '2026-11-21'
