export default {
  routes: [
    {
      method: 'GET',
      path: '/mail-blocks/:type/:key',
      handler: 'mail-block.one',
      config: {},
    },
  ],
}
