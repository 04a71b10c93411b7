export default {
  routes: [
    {
      method: 'POST',
      path: '/deletion-counts',
      handler: 'deletion-count.receive',
      config: {},
    },
  ],
}
