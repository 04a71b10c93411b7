import * as v from 'valibot'
import type { Venue } from '../../../client/content/event-card.ts'
import type { Place } from '../../../client/content/place.ts'
import { decimal, text } from './values.ts'

const placeEntries = {
  street: text,
  postcode: text,
  city: text,
  country: text,
  latitude: v.nullish(decimal),
  longitude: v.nullish(decimal),
}

/** Component `shared.address`. */
export const AddressComponent = v.object({ ...placeEntries, region: text })

/** Component `shared.venue`. */
export const VenueComponent = v.object({ ...placeEntries, name: v.string() })

/** The places in a list of addresses, without those that lack a city. */
export function placesFrom(components: v.InferOutput<typeof AddressComponent>[] | null | undefined): Place[] {
  return (components ?? []).flatMap((component) =>
    component.city ? [{ ...placeOf(component, component.city), region: component.region || null }] : [],
  )
}

/** A place with its name; its city is empty if the editors left it out. */
export function venueFrom(component: v.InferOutput<typeof VenueComponent> | null | undefined): Venue | null {
  return component ? { ...placeOf(component, component.city ?? ''), name: component.name } : null
}

function placeOf(component: Omit<v.InferOutput<typeof AddressComponent>, 'region'>, city: string): Place {
  const { latitude, longitude } = component
  return {
    street: component.street || null,
    postcode: component.postcode || null,
    city,
    region: null,
    country: component.country || 'NL',
    position: latitude == null || longitude == null ? null : { latitude, longitude },
  }
}
