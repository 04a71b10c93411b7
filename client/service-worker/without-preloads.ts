/**
 * A document without its hints to fetch script ahead. What a service worker answers comes from this device anyway, and Chromium
 * does not recognise some of what it fetched ahead that way: it fetches it again, and says so in the console.
 */
export async function withoutPreloads(page: Response): Promise<Response> {
  const html = await page.text()
  const headers = new Headers(page.headers)
  headers.delete('link')
  return new Response(html.replace(/<link rel="modulepreload"[^>]*>/g, ''), { status: page.status, headers })
}
