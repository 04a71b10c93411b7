// Named so that it is read first: `/invitations/:id` would take `by-token` for an id.
export default {
  routes: [
    route('GET', '/invitations/by-token', 'invitation.byToken'),
    route('POST', '/invitations/accept', 'invitation.accept'),
    route('POST', '/invitations/register', 'invitation.register'),
  ],
}

/** With a configuration of its own: Strapi writes the needed permission into it. */
function route(method: string, path: string, handler: string) {
  return { method, path, handler, config: { middlewares: ['global::attempt-limit'] } }
}
