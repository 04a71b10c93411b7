const ofVacancy = '/own-vacancies/:number/applications'

// The only routes. Editors of the panel have the whole table.
export default {
  routes: [
    route('POST', '/applications', 'receive'),
    route('GET', '/applications/by-link', 'byLink'),
    route('POST', '/applications/withdraw', 'withdrawByLink'),
    route('POST', '/applications/due', 'due'),
    route('POST', '/applications/delete-due', 'deleteDue'),
    route('GET', ofVacancy, 'ofVacancy'),
    route('PUT', `${ofVacancy}/:application`, 'change'),
    route('POST', `${ofVacancy}/:application/answers`, 'answer'),
    route('GET', `${ofVacancy}/:application/cv`, 'cv'),
  ],
}

/** Each route needs its own config object: Strapi writes the required permission into it. */
function route(method: string, path: string, action: string) {
  return { method, path, handler: `application.${action}`, config: {} }
}
