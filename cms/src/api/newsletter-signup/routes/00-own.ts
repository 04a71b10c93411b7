// Named so that it is read first: `/newsletter-signups/:id` would take `preferences` for an id.
export default {
  routes: [
    route('POST', '/newsletter-signups/subscribe', 'newsletter-signup.subscribe'),
    route('POST', '/newsletter-signups/confirm', 'newsletter-signup.confirm'),
    route('POST', '/newsletter-signups/refuse', 'newsletter-signup.refuse'),
    route('GET', '/newsletter-signups/preferences', 'newsletter-signup.preferences'),
    route('PUT', '/newsletter-signups/preferences', 'newsletter-signup.choose'),
    route('POST', '/newsletter-signups/unsubscribe', 'newsletter-signup.unsubscribe'),
  ],
}

function route(method: string, path: string, handler: string) {
  return { method, path, handler, config: {} }
}
