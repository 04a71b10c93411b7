// No token: the worker's signature is the authentication.
export default {
  routes: [{ method: 'POST', path: '/files/scan', handler: 'file-scan.scan', config: { auth: false } }],
}
