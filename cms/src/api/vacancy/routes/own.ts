// Vacancies of companies, for their members.
export default {
  routes: [
    route('GET', '/companies/:company/vacancies', 'vacancy.ownList'),
    route('POST', '/companies/:company/vacancies', 'vacancy.createOwn'),
    route('GET', '/own-vacancies/:number', 'vacancy.readOwn'),
    route('PUT', '/own-vacancies/:number', 'vacancy.saveOwn'),
    route('DELETE', '/own-vacancies/:number', 'vacancy.discardOwn'),
    route('POST', '/own-vacancies/:number/copy', 'vacancy.copyOwn'),
    route('POST', '/own-vacancies/:number/submit', 'vacancy.submitOwn'),
    route('POST', '/own-vacancies/:number/steps/:step', 'vacancy.stepOwn'),
    route('POST', '/own-vacancies/:number/renew', 'vacancy.renewOwn'),
  ],
}

/** Each route needs its own config object: Strapi writes the required permission into it. */
function route(method: string, path: string, handler: string) {
  return { method, path, handler, config: {} }
}
