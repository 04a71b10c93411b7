/**
 * Removes a document's script preloads. A service worker answers from this device anyway, and Chromium doesn't match some of these
 * preloads: it fetches the file again and warns in the console.
 */
export async function withoutPreloads(page: Response): Promise<Response> {
  const html = await page.text()
  const headers = new Headers(page.headers)
  headers.delete('link')
  return new Response(html.replace(/<link rel="modulepreload"[^>]*>/g, ''), { status: page.status, headers })
}
