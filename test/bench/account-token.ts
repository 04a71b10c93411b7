/** Signs in an account of the sample content, by default its reader. @returns The token of a backend. @throws Error if it refuses. */
export async function accountToken(
  backendUrl: string,
  identifier = 'lezer@schakel.example',
): Promise<string> {
  const response = await fetch(`${backendUrl}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password: 'schakel-demo-2026' }),
  })
  const answer: unknown = await response.json()
  if (typeof answer === 'object' && answer !== null && 'jwt' in answer) return String(answer.jwt)
  throw new Error(`Signing in failed with ${response.status}`)
}
