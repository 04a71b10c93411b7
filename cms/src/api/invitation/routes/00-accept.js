// @ts-check

// Named so that it is read first: `/invitations/:id` would take `by-token` for an id.
module.exports = {
  routes: [
    route('GET', '/invitations/by-token', 'invitation.byToken'),
    route('POST', '/invitations/accept', 'invitation.accept'),
    route('POST', '/invitations/register', 'invitation.register'),
  ],
}

/** With a configuration of its own: Strapi writes the needed permission into it. @param {string} method @param {string} path @param {string} handler */
function route(method, path, handler) {
  return { method, path, handler, config: { middlewares: ['global::attempt-limit'] } }
}
