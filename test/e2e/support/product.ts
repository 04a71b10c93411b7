/** Where journeys find the running product: site, backend and the switches between them. */
export interface Product {
  /** Origin of the site. */
  siteUrl: string
  /** Origin of Strapi itself, for editors. */
  strapiUrl: string
  /** The database file of Strapi, in which tests make codes older. */
  databaseFile: string
  /** Origin of the door to Strapi, for sites that a test starts beside this one. */
  gatewayUrl: string
  /** Below it stand the switches of that door; it ends in a slash. */
  controlUrl: string
  /** Origins of the providers of social sign-in. */
  providerOrigins: string[]
  /** Origin of the provider of payments. */
  paymentUrl: string
  editor: { email: string; password: string }
  /** Those that site and backend share, by name. */
  secrets: Record<string, string>
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where workers of the pool ask for their {@link Product}. */
    productLanes: string
    /** The product of journeys that have one for all. */
    product: Product
  }
}
