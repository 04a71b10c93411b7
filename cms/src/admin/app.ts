/** The editors' panel: Dutch can be chosen as well, and it asks nobody outside whether there is a newer Strapi. */
export default {
  config: {
    locales: ['nl'],
    notifications: { releases: false },
    tutorials: false,
  },
}
