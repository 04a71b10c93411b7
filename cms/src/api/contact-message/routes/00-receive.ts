// The only route: records are read and changed in the panel.
export default {
  routes: [{ method: 'POST', path: '/contact-messages', handler: 'contact-message.receive', config: {} }],
}
