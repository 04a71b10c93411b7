/**
 * Shows the widget, and tells the page around it the token (empty once it has expired), how high the widget is, and that there will be none. Any message
 * of that page asks for a new one.
 */
export const checkScript = `(() => {
  const { origin, key, form, theme } = document.body.dataset
  const tell = (what) => parent.postMessage(what, location.origin)
  const fail = () => tell({ isAway: true })
  let widget
  window.onCheckLoaded = () => {
    widget = turnstile.render('#check', {
      sitekey: key,
      action: form,
      theme,
      language: document.documentElement.lang,
      size: innerWidth < 300 ? 'compact' : 'flexible',
      callback: (token) => tell({ token }),
      'expired-callback': () => tell({ token: '' }),
      'error-callback': () => (fail(), true),
      'unsupported-callback': fail,
    })
  }
  new ResizeObserver(([{ contentRect }]) => contentRect.height && tell({ height: Math.ceil(contentRect.height) }))
    .observe(document.getElementById('check'))
  addEventListener('message', ({ source }) => source === parent && widget && turnstile.reset(widget))
  const script = document.createElement('script')
  script.src = origin + '/turnstile/v0/api.js?render=explicit&onload=onCheckLoaded'
  script.onerror = fail
  document.head.append(script)
})()`
