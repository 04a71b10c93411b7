import * as v from 'valibot'

/** The fields of a service account's key file that we need. */
export interface ServiceAccount {
  clientEmail: string
  /** PKCS #8, in PEM. */
  privateKey: string
  /** The endpoint that exchanges assertions for access tokens. */
  tokenUri: string
}

/**
 * The text of a key file, as downloaded from the Google Cloud console.
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
