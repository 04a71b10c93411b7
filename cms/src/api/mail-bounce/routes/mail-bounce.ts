export default {
  routes: [
    // The signature authenticates it.
    { method: 'POST', path: '/mail-bounces', handler: 'mail-bounce.note', config: { auth: false } },
  ],
}
