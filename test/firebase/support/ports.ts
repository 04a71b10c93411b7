/** Ports of the product and the emulators under test; others run beside them. */
export const ports = {
  site: 13_480,
  plainSite: 13_481,
  gateway: 13_482,
  strapi: 13_483,
  control: 13_484,
  mail: 13_485,
  auth: 13_486,
  firestore: 13_487,
  storage: 13_488,
  tokens: 13_489,
}
