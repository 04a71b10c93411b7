/** The admin panel: adds Dutch, and doesn't check for new Strapi versions online. */
export default {
  config: {
    locales: ['nl'],
    notifications: { releases: false },
    tutorials: false,
  },
}
