export default {
  routes: [
    // Its signature is its permission.
    { method: 'POST', path: '/mail-bounces', handler: 'mail-bounce.note', config: { auth: false } },
  ],
}
