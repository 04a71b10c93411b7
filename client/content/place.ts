/** A place on the map, as precisely as known. */
export interface Place {
  street: string | null
  postcode: string | null
  city: string
  region: string | null
  /** ISO 3166-1 alpha-2, such as `NL`. */
  country: string
  /** WGS 84, in degrees. */
  position: { latitude: number; longitude: number } | null
}
