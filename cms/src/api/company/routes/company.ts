// Companies, for those who manage them or want to.
export default {
  routes: [
    route('POST', '/companies', 'company.make'),
    route('GET', '/companies/:company/claim', 'company.ownClaim'),
    route('POST', '/companies/:company/claim', 'company.claim'),
    route('POST', '/companies/:company/claim/confirm', 'company.confirmClaim'),
    route('GET', '/companies/:company/profile', 'company.profile'),
    route('PUT', '/companies/:company/profile', 'company.saveProfile'),
    route('DELETE', '/companies/:company/profile', 'company.discardProfile'),
    route('POST', '/companies/:company/profile/submit', 'company.submitProfile'),
    route('GET', '/companies/:company/figures', 'company.figures'),
    route('GET', '/companies/:company/figures/file', 'company.figuresFile'),
    route('PUT', '/companies/:company/figures/mail', 'company.chooseFiguresMail'),
    // By the link of a mail, without an account.
    route('POST', '/company-figures/end', 'company.endFiguresMail'),
    route('GET', '/companies/:company/pictures/:kind', 'company.picture'),
    route('POST', '/companies/:company/pictures/:kind', 'company.savePicture'),
    route('DELETE', '/companies/:company/pictures/:kind', 'company.removePicture'),
    route('POST', '/companies/:company/pictures/:kind/leave-out', 'company.leaveOutPicture'),
  ],
}

/** Each route needs its own config object: Strapi writes the required permission into it. */
function route(method: string, path: string, handler: string) {
  return { method, path, handler, config: method === 'GET' ? {} : { middlewares: ['global::attempt-limit'] } }
}
