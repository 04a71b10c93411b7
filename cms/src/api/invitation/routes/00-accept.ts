// Named so that it is loaded first: `/invitations/:id` would match `by-token` as an id.
export default {
  routes: [
    route('GET', '/invitations/by-token', 'invitation.byToken'),
    route('POST', '/invitations/accept', 'invitation.accept'),
    route('POST', '/invitations/register', 'invitation.register'),
    route('GET', '/companies/:company/invitations', 'invitation.ofCompany'),
    route('POST', '/companies/:company/invitations', 'invitation.invite'),
    route('DELETE', '/companies/:company/invitations/:invitation', 'invitation.revoke'),
  ],
}

/** Each route needs its own config object: Strapi writes the required permission into it. */
function route(method: string, path: string, handler: string) {
  return { method, path, handler, config: { middlewares: ['global::attempt-limit'] } }
}
