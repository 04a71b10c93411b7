export const shortestSecret = 32

/**
 * A secret from the environment. There is no default: a secret that everybody can read in the source is none.
 * @returns At least 32 characters.
 * @throws Error Naming the variable that is missing or too short.
 */
export function secret(env: (name: string) => string | undefined, name: string): string {
  const value = env(name)
  if (!value || value.length < shortestSecret) {
    throw new Error(`${name} must be set to at least ${shortestSecret} characters; .env.example explains it.`)
  }
  return value
}
