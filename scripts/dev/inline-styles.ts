import type { Plugin } from 'vite'

const header = 'content-security-policy'

/** Lets Vite insert styles into the document, which the site's policy forbids. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((_request, response, next) => {
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          setHeader(name, name.toLowerCase() === header ? loosened(value) : value)
        next()
      })
    },
  }
}

function loosened<Value extends number | string | readonly string[]>(value: Value): Value | string {
  return typeof value === 'string'
    ? value.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    : value
}
