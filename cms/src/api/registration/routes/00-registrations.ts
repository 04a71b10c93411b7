// The only routes. Editors of the panel have the whole table.
export default {
  routes: [
    route('POST', '/registrations', 'receive'),
    route('GET', '/registrations/by-link', 'byLink'),
    route('GET', '/registrations/door', 'door'),
    route('GET', '/registrations/attendees', 'attendees'),
    route('POST', '/registrations/check-in', 'checkIn'),
    route('POST', '/registrations/order', 'orderByLink'),
    route('POST', '/registrations/change', 'changeByLink'),
    route('POST', '/registrations/cancel', 'cancelByLink'),
  ],
}

/** Each route needs its own config object: Strapi writes the required permission into it. */
function route(method: string, path: string, action: string) {
  return { method, path, handler: `registration.${action}`, config: {} }
}
