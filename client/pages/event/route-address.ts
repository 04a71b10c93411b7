import type { Venue } from '../../content/event-card.ts'

const map = 'https://www.openstreetmap.org'

/** Link to a route planner for a venue; our pages load nothing from it. */
export function routeAddress({ position, name, street, postcode, city }: Venue): string {
  if (position)
    return `${map}/directions?${new URLSearchParams({ to: `${position.latitude},${position.longitude}` })}`
  const query = [street ?? name, postcode, city].filter(Boolean).join(', ')
  return `${map}/search?${new URLSearchParams({ query })}`
}
