import * as v from 'valibot'

/** What a key file of a service account says, as far as it is needed. */
export interface ServiceAccount {
  clientEmail: string
  /** PKCS #8, in PEM. */
  privateKey: string
  /** Where its assertions are exchanged for access tokens. */
  tokenUri: string
}

/**
 * The text of a key file, as the console of Google Cloud gives it out.
 * @example v.parse(ServiceAccountText, secret)
 */
export const ServiceAccountText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    client_email: v.pipe(v.string(), v.email()),
    private_key: v.pipe(v.string(), v.startsWith('-----BEGIN PRIVATE KEY-----')),
    token_uri: v.optional(v.pipe(v.string(), v.url()), 'https://oauth2.googleapis.com/token'),
  }),
  v.transform(
    ({ client_email, private_key, token_uri }): ServiceAccount => ({
      clientEmail: client_email,
      privateKey: private_key,
      tokenUri: token_uri,
    }),
  ),
)
